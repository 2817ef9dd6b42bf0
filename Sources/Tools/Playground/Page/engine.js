// The WebAssembly module: calls in, plain values out.

/** An error with a sentence for the reader. */
class SceneError extends Error {}

class Engine {
  static phases = ['idle', 'tracking', 'dragging', 'decelerating', 'bouncing', 'animating'];
  static events = ['willBeginDragging', 'didScroll', 'willEndDragging', 'didEndDragging', 'willBeginDecelerating',
    'didEndDecelerating', 'didEndScrollingAnimation', 'keyframePaced', 'keyframeCubic', 'keyframeCubicPaced'];
  static touches = ['began', 'moved', 'ended', 'cancelled'];

  constructor(module) {
    this.module = module;
    this.exports = new WebAssembly.Instance(module, {}).exports;
    /** The metrics and the constants of the model, each with its name and unit. */
    this.tables = JSON.parse(this.#text(this.exports.playground_tables()));
  }

  #memory(type, count, bytes = 0) { return new type(this.exports.memory.buffer, this.exports.playground_memory(bytes), count); }
  #numbers(count) { return this.#memory(Float64Array, count); }
  #text(count) { return new TextDecoder().decode(this.#memory(Uint8Array, count)); }

  /** Gives a document or a name to the module; returns the number of its bytes. */
  #give(value) {
    const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
    this.#memory(Uint8Array, bytes.length, bytes.length).set(bytes);
    return bytes.length;
  }

  /** Throws the sentence with which the module has answered, if it has. */
  #check(fault) { if (fault) throw new SceneError(this.#text(fault)); }

  #answer(count, stride) {
    const all = this.#numbers(count);
    const rows = [];
    for (let i = 0; i < count; i += stride) rows.push(all.subarray(i, i + stride));
    return rows;
  }

  /** Makes a row from a scene document or its text, at rest at time 0. */
  make(row, scene) { this.#check(this.exports.playground_make(row, this.#give(scene))); }

  /** Performs a gesture document or its text on a row and advances it to rest, as `scrollsim simulate` does. */
  perform(row, gesture) { this.#check(this.exports.playground_perform(row, this.#give(gesture))); }

  /** The golden of a row's run. */
  golden(row, gesture) { return this.#text(this.exports.playground_golden(row, this.#give(gesture))); }

  touch(row, sample) { this.exports.playground_touch(row, Engine.touches.indexOf(sample.phase), sample.x, sample.y, sample.t); }
  advance(row, time) { this.exports.playground_advance(row, time); }
  advanceToRest(row, limit) { this.exports.playground_advance_to_rest(row, limit); }
  scroll(row, x, y, animated) { this.exports.playground_scroll(row, x, y, animated ? 1 : 0); }
  resize(row, width, height) { this.exports.playground_resize(row, width, height); }
  look(row, scale, alpha) { this.exports.playground_look(row, scale, alpha); }
  remembers(row) { return this.exports.playground_remembers(row) === 1; }

  state(row) {
    const n = this.#numbers(this.exports.playground_state(row));
    return {
      time: n[0], x: n[1], y: n[2], vx: n[3], vy: n[4], phase: Engine.phases[n[5]], isAtRest: n[6] === 1,
      minimum: {x: n[7], y: n[8]}, maximum: {x: n[9], y: n[10]}, bounds: {width: n[11], height: n[12]},
      content: {width: n[13], height: n[14]}, frames: n[15], events: n[16], releases: n[17],
      rest: Number.isNaN(n[18]) ? null : {t: n[18], x: n[19], y: n[20]},
      item: Number.isNaN(n[21]) ? null : n[21], itemCount: n[22], lap: Number.isNaN(n[23]) ? null : n[23],
    };
  }

  frames(row, from = 0) {
    return this.#answer(this.exports.playground_frames(row, from), 6)
      .map(n => ({t: n[0], x: n[1], y: n[2], vx: n[3], vy: n[4], phase: Engine.phases[n[5]]}));
  }

  events(row) {
    return this.#answer(this.exports.playground_events(row, 0), 3)
      .map(n => ({t: n[0], name: Engine.events[n[1]], flags: n[2]}));
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
    return Object.fromEntries(this.tables.metrics.map(({name}, index) => [name, n[index]]));
  }

  items(row) {
    return this.#answer(this.exports.playground_items(row), 8).map(n => (
      {index: n[0], x: n[1], y: n[2], width: n[3], height: n[4], alpha: n[5], z: n[6], scale: n[7]}));
  }

  snapPoints(row, limit) {
    return this.#answer(this.exports.playground_snap_points(row, limit), 3).map(n => ({item: n[0], x: n[1], y: n[2]}));
  }

  /** The decision map of a row's scene, as `scrollsim map --format json` writes it, with more columns. */
  map(row) { return JSON.parse(this.#text(this.exports.playground_map(row))); }

  /** The feel sheet of a row's scene, as `scrollsim sheet` writes it to a file. */
  sheet(row) {
    const text = this.#text(this.exports.playground_sheet(row));
    if (text.startsWith('{')) throw new SceneError(JSON.parse(text).nothing);
    return text;
  }

  /** The report of one audit of a row's scene, as `scrollsim audit --format json` has it. */
  audit(row, index) { return JSON.parse(this.#text(this.exports.playground_audit(row, index))); }
}
