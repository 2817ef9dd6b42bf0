// The WebAssembly module: calls in, plain values out.

/** An error with a sentence for the reader. */
class SceneError extends Error {}

class Engine {
  static phases = ['idle', 'tracking', 'dragging', 'decelerating', 'bouncing', 'animating'];
  static touches = ['began', 'moved', 'ended', 'cancelled'];
  /** The numbers of a row of each answer, in their order. */
  static columns = {
    state: 'time x y isAtRest minimumX minimumY maximumX maximumY width height contentWidth contentHeight releases item'.split(' '),
    frames: 't x y vx vy phase shiftX shiftY'.split(' '),
    releases: 't x y vx vy proposedX proposedY targetX targetY willDecelerate startX startY fromItem item'.split(' '),
    items: 'index x y width height alpha z scale'.split(' '),
    snap_points: 'item x y'.split(' '),
  };

  states = [];

  constructor(module) {
    this.exports = new WebAssembly.Instance(module, {page: {number: (at, count) => this.#number(at, count)}}).exports;
    /** The metrics and the constants of the model, each with its name and unit. */
    this.tables = JSON.parse(this.#text(this.exports.playground_tables()));
  }

  #memory(type, count, bytes = 0) { return new type(this.exports.memory.buffer, this.exports.playground_memory(bytes), count); }
  #text(count) { return new TextDecoder().decode(this.#memory(Uint8Array, count)); }

  /** The double nearest to a decimal number that the module has at a place; not a number for any other text. */
  #number(at, count) {
    const text = new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, count));
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
  }

  /** Gives a document or a name to the module; returns the number of its bytes. */
  #give(value) {
    const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
    this.#memory(Uint8Array, bytes.length, bytes.length).set(bytes);
    return bytes.length;
  }

  /** Throws the sentence with which the module has answered, if it has. */
  #check(fault) { if (fault) throw new SceneError(this.#text(fault)); }

  /** The rows of numbers with which a call answers, each with its columns' names. */
  #rows(call, names, ...values) {
    const all = this.#memory(Float64Array, this.exports[`playground_${call}`](...values));
    return Array.from({length: all.length / names.length}, (_, row) => {
      const object = {};
      names.forEach((name, column) => { object[name] = all[row * names.length + column]; });
      return object;
    });
  }

  #answer(call, ...values) { return this.#rows(call, Engine.columns[call], ...values); }

  /** Changes a row, whose state is asked for again then. */
  #act(call, row, ...values) {
    delete this.states[row];
    return this.exports[`playground_${call}`](row, ...values);
  }

  /** Makes a row from a scene document or its text, at rest at time 0. */
  make(row, scene) { this.#check(this.#act('make', row, this.#give(scene))); }

  /** Performs a gesture document or its text on a row and advances it to rest, as `scrollsim simulate` does. */
  perform(row, gesture) { this.#check(this.#act('perform', row, this.#give(gesture))); }

  /** The golden of a row's run. */
  golden(row, gesture) { return this.#text(this.exports.playground_golden(row, this.#give(gesture))); }

  touch(row, sample) { this.#act('touch', row, Engine.touches.indexOf(sample.phase), sample.x, sample.y, sample.t); }
  advance(row, time) { this.#act('advance', row, time); }
  look(row, scale, alpha) { this.#act('look', row, scale, alpha); }
  remembers(row) { return this.exports.playground_remembers(row) === 1; }

  /** The state of a row, kept until the row changes. */
  state(row) { return this.states[row] ??= this.#answer('state', row)[0]; }
  frames(row) { return this.#answer('frames', row).map(frame => Object.assign(frame, {phase: Engine.phases[frame.phase]})); }
  releases(row) { return this.#answer('releases', row); }
  items(row) { return this.#answer('items', row); }
  snapPoints(row, limit) { return this.#answer('snap_points', row, limit); }
  metrics(row) { return this.#rows('metrics', this.tables.metrics.map(({name}) => name), row)[0]; }

  /** The decision map of a row's scene, as `scrollsim map --format json` writes it, with more columns. */
  map(row) { return JSON.parse(this.#text(this.exports.playground_map(row))); }

  /** The feel sheet (`sheet`) or the code for an app (`swift`) of a row's scene, as `scrollsim` writes them to a file. */
  document(row, what) {
    const text = this.#text(this.exports[`playground_${what}`](row));
    if (text.startsWith('{')) throw new SceneError(JSON.parse(text).nothing);
    return text;
  }

  /** The laws of a recorded track, as `scrollsim laws --format json` has them; the numbers are those of the module's call. */
  laws(numbers) {
    const bytes = 8 * numbers.length;
    this.#memory(Float64Array, numbers.length, bytes).set(numbers);
    return JSON.parse(this.#text(this.exports.playground_laws(bytes)));
  }

  /** The report of one audit of a row's scene, as `scrollsim audit --format json` has it. */
  audit(row, index) { return JSON.parse(this.#text(this.exports.playground_audit(row, index))); }
}

/** The module that the page has, compressed, as text. */
async function pageModule() {
  const bytes = Uint8Array.from(atob(document.getElementById('module').textContent.trim()), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
