// The WebAssembly module: calls in, plain values out.

const phases = ['idle', 'tracking', 'dragging', 'decelerating', 'bouncing', 'animating'];
const eventNames = ['willBeginDragging', 'didScroll', 'willEndDragging', 'didEndDragging', 'willBeginDecelerating',
  'didEndDecelerating', 'didEndScrollingAnimation', 'keyframePaced', 'keyframeCubic', 'keyframeCubicPaced'];
const touchPhases = ['began', 'moved', 'ended', 'cancelled'];
/** The sentences of `SettingFault`, by −code. */
const faults = ['', 'Snapping needs a layout with items.',
  'A carousel is one row of single items: make them as tall as the view, or make it one section.',
  'The carousel would have more than 10 million cards with its duplicates.',
  'The published carousel has cards of one size and one spacing.',
  'Of the published designs only the alignment scrolls vertically.'];

class Engine {
  constructor(module) {
    this.module = module;
    this.exports = new WebAssembly.Instance(module, {}).exports;
  }

  #numbers(count) { return new Float64Array(this.exports.memory.buffer, this.exports.playground_numbers(0), count); }

  #answer(count, stride) {
    const all = this.#numbers(count);
    const rows = [];
    for (let i = 0; i < count; i += stride) rows.push(all.subarray(i, i + stride));
    return rows;
  }

  /** Makes a row from a scene document, at rest at time 0. */
  make(row, scene) {
    const numbers = sceneNumbers(scene);
    const base = this.exports.playground_numbers(numbers.length);
    new Float64Array(this.exports.memory.buffer, base, numbers.length).set(numbers);
    const fault = this.exports.playground_make(row, numbers.length);
    if (fault > 0) throw new SceneError(`A number of the setting is missing or out of range (the ${fault}th of ${numbers.length}).`);
    if (fault < 0) throw new SceneError(faults[-fault]);
  }

  touch(row, sample) { this.exports.playground_touch(row, touchPhases.indexOf(sample.phase), sample.x, sample.y, sample.t); }
  advance(row, time) { this.exports.playground_advance(row, time); }
  advanceToRest(row, limit) { this.exports.playground_advance_to_rest(row, limit); }
  scroll(row, x, y, animated) { this.exports.playground_scroll(row, x, y, animated ? 1 : 0); }
  resize(row, width, height) { this.exports.playground_resize(row, width, height); }
  look(row, scale, alpha) { this.exports.playground_look(row, scale, alpha); }
  remembers(row) { return this.exports.playground_remembers(row) === 1; }

  /** The constants of a row by name, with those that its snapping has set. */
  tuning(row) {
    const n = this.#numbers(this.exports.playground_tuning(row));
    return Object.fromEntries(tuningFields.fields.map((field, index) => [field.name, field.choices ? field.choices[n[index]] : n[index]]));
  }

  state(row) {
    const n = this.#numbers(this.exports.playground_state(row));
    return {
      time: n[0], x: n[1], y: n[2], vx: n[3], vy: n[4], phase: phases[n[5]], isAtRest: n[6] === 1,
      minimum: {x: n[7], y: n[8]}, maximum: {x: n[9], y: n[10]}, bounds: {width: n[11], height: n[12]},
      content: {width: n[13], height: n[14]}, frames: n[15], events: n[16], releases: n[17],
      rest: Number.isNaN(n[18]) ? null : {t: n[18], x: n[19], y: n[20]},
      item: Number.isNaN(n[21]) ? null : n[21], itemCount: n[22], lap: Number.isNaN(n[23]) ? null : n[23],
    };
  }

  frames(row, from = 0) {
    return this.#answer(this.exports.playground_frames(row, from), 6)
      .map(n => ({t: n[0], x: n[1], y: n[2], vx: n[3], vy: n[4], phase: phases[n[5]]}));
  }

  events(row) {
    return this.#answer(this.exports.playground_events(row, 0), 3)
      .map(n => ({t: n[0], name: eventNames[n[1]], flags: n[2]}));
  }

  releases(row) {
    return this.#answer(this.exports.playground_releases(row), 14).map(n => ({
      t: n[0], x: n[1], y: n[2], vx: n[3], vy: n[4], proposedX: n[5], proposedY: n[6], targetX: n[7], targetY: n[8],
      willDecelerate: n[9] === 1, startX: n[10], startY: n[11], fromItem: n[12], item: n[13]}));
  }

  shifts(row) {
    return this.#answer(this.exports.playground_shifts(row), 3).map(n => ({frame: n[0], x: n[1], y: n[2]}));
  }

  metrics(row) {
    const n = this.#numbers(this.exports.playground_metrics(row));
    return Object.fromEntries(Object.keys(metrics).map((name, index) => [name, n[index]]));
  }

  items(row) {
    return this.#answer(this.exports.playground_items(row), 8).map(n => (
      {index: n[0], x: n[1], y: n[2], width: n[3], height: n[4], alpha: n[5], z: n[6], scale: n[7]}));
  }

  snapPoints(row, limit) {
    return this.#answer(this.exports.playground_snap_points(row, limit), 3).map(n => ({item: n[0], x: n[1], y: n[2]}));
  }

  landing(row, offset, velocity, start = offset) {
    const count = this.exports.playground_landing(row, offset.x, offset.y, velocity.x, velocity.y, start.x, start.y);
    const n = this.#numbers(count);
    return {proposed: {x: n[0], y: n[1]}, target: {x: n[2], y: n[3]}, rest: {x: n[4], y: n[5]}};
  }

  map(row, item, drags, velocities) {
    const count = this.exports.playground_map(row, item, drags.first, drags.step, drags.count, velocities.first,
      velocities.step, velocities.count);
    const n = this.#numbers(count);
    return {start: {x: n[0], y: n[1]}, cells: Array.from(n.subarray(2))};
  }

  /** Performs a gesture document on a fresh row and advances it to rest, as `scrollsim simulate` does. */
  perform(row, scene, gesture) {
    this.make(row, scene);
    const steps = [
      ...(gesture.samples ?? []).map(sample => ({t: sample.t, order: 0, sample})),
      ...(gesture.actions ?? []).map(action => ({t: action.t, order: 1, action})),
    ].map((step, index) => ({...step, index})).sort((a, b) => a.t - b.t || a.order - b.order || a.index - b.index);
    for (const {t, sample, action} of steps) {
      if (sample) this.touch(row, sample);
      else {
        this.advance(row, t);
        if (action.action === 'resize') this.resize(row, action.width, action.height);
        else this.scroll(row, action.x, action.y, action.animated);
      }
    }
    this.advanceToRest(row, this.state(row).time + 86400000);
  }
}
