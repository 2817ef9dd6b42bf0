// The page: opens a film, shows what moved it, and takes corrections.

const on = (id, type, action) => $(id).addEventListener(type, action);
const rounded = (value, digits) => String(Number(value.toFixed(digits)));

class Recording {
  constructor(engine) {
    this.engine = engine;
    this.script = URL.createObjectURL(new Blob([$('worker').textContent], {type: 'text/javascript'}));
    this.listen();
  }

  /** Opens a file, and follows what moves in it. */
  open(file) {
    document.body.classList.remove('read');
    Object.assign(this, {file, name: fileName((file.name ?? '').replace(/\.[^.]*$/, '')), film: null, past: []});
    this.state = {across: null, steps: [], removed: [], choice: {}};
    return this.follow();
  }

  /** Follows the film in a worker, along the axis and the band that are chosen, and shows how far it is. */
  follow() {
    this.say('');
    const begin = performance.now();
    $('work').hidden = false;
    this.worker = new Worker(this.script);
    this.worker.postMessage({file: this.file, choice: this.state.choice});
    return new Promise(resolve => {
      this.worker.onerror = this.worker.onmessage = ({message, data: {part, film, fault = message} = {}}) => {
        $('part').value = part ?? 1;
        if (part) $('left').textContent = `${Math.ceil((performance.now() - begin) / 1000 * (1 / part - 1))} s left`;
        if (part === undefined) resolve(film ? this.take(film) : this.say(fault));
      };
    });
  }

  /** Shows a sentence, or none, where work has ended. */
  say(sentence) {
    this.worker?.terminate();
    $('work').hidden = true;
    Object.assign($('problem'), {textContent: sentence, hidden: !sentence});
  }

  take(film) {
    // The upright width of a device, by its pixels.
    const upright = Math.min(film.width, film.height);
    const points = document.querySelector(`#devices [data-pixels~="${upright}"]`)?.value ?? (upright <= 500 ? upright : 390);
    this.film = film;
    this.state.across ??= points * film.width / upright;
    document.body.classList.add('read');
    this.compute();
  }

  change(patch) { this.restore({...this.state, ...patch}, this.past.push(this.state)); }

  /** Computes again with another state; another choice of axis or band follows the film again. */
  restore(state) {
    const {choice} = this.state;
    this.state = state;
    return choice === state.choice ? this.compute() : this.follow();
  }

  /** The track in points, with the steps that alike cards have hidden, and without the moves that were removed. */
  corrected() {
    const {film: {track, width}, state: {across, steps, removed}} = this;
    let [lost, last] = [0, 0];
    return track.flatMap(({t, offset}) => {
      const v = offset * across / width - lost + steps.reduce((sum, step) => sum + (t >= step.t ? step.by : 0), 0);
      const isRemoved = removed.some(({start, end}) => t > start && t < end);
      if (isRemoved) lost += v - last; else last = v;
      return isRemoved ? [] : [[t, v]];
    });
  }

  /** Lets the engine find the laws of the track, and shows them. */
  compute() {
    const {film: {width, kind, band}, state: {across}, engine: {exports}} = this;
    const [track, pixel] = [this.corrected(), across / width];
    const numbers = [pixel, (band.right - band.left) * pixel, 0, kind === 'GIF' ? 1 : 0, ...track.flat()];
    const bytes = 8 * numbers.length;
    new Float64Array(exports.memory.buffer, exports.playground_memory(bytes), numbers.length).set(numbers);
    const length = exports.playground_laws(bytes);
    const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.playground_memory(0), length));
    this.laws = {moves: [], readings: '', track, ...JSON.parse(text)};
    this.say(this.laws.nothing ?? '');
    this.show();
  }

  show() {
    const {film, laws: {moves, readings, track: curve}, state: {across}} = this;
    const {kind, width, height, track, axis, band, agreement, spread} = film;
    const [{t: first}, {t: last}] = [track[0], track.at(-1)];
    $('facts').textContent = `${kind}, ${width} × ${height} px, ${track.length} pictures in ${rounded((last - first) / 1000, 1)} s; one `
      + `sheet explains ${rounded(100 * agreement, 0)} % of the change; its quarters agree to ${(spread * across / width).toFixed(2)} pt`;
    for (const [id, value] of Object.entries({across: rounded(across, 2), axis, from: band.from, to: band.to})) $(id).value = value;
    $('undo').disabled = !this.past.length;
    $('save-readings').disabled = !readings;
    this.drawFilm();
    const targets = moves.filter(({target}) => target !== null);
    drawCurves($('curve'), 'v', {
      curves: [{points: curve.map(([t, v]) => ({t: t - first, v})), color: tone('accent'), width: 2}],
      lines: targets.map(({target, release}) => ({v: target, from: release.time - first, color: tone('target'), dash: [4, 4]})),
      shades: moves.flatMap(({drag}) => (drag ? [{from: drag.from - first, to: drag.to - first}] : [])),
    });
    $('moves').replaceChildren(...moves.map(move => this.item(move, first)));
  }

  /** Draws a picture of the film, and on it the band. */
  drawFilm() {
    const {still, turns, width, height, axis, band: {left, right, from, to}} = this.film;
    const context = Object.assign($('film'), {width, height}).getContext('2d');
    context.translate(width / 2, height / 2);
    context.rotate(turns * Math.PI / 2);
    context.drawImage(still, -still.width / 2, -still.height / 2);
    context.resetTransform();
    Object.assign(context, {strokeStyle: tone('accent'), lineWidth: Math.max(3, width / 120)});
    context.strokeRect(...(axis === 'x' ? [left, from, right - left, to - from] : [from, left, to - from, right - left]));
  }

  /** A move as an item of the list: its sentence, its parts, its corrections. */
  item({drag, release, law, residual, grade, start, end, sentence}, first) {
    const at = t => `${rounded((t - first) / 1000, 2)} s`;
    const parts = [
      drag ? `dragged from ${at(drag.from)} to ${at(drag.to)}` : `begins at ${at(start)}`,
      release && `released at ${rounded(release.offset, 1)} pt with ${rounded(release.velocity, 2)} pt/ms`, `at rest at ${at(end)}`,
      residual !== null && `law: ${law}, ${rounded(residual, 2)} pt rms, grade ${grade}`].filter(Boolean);
    const button = (textContent, patch) => element('button', {type: 'button', textContent, onclick: () => this.change(patch())});
    const step = sign => () => ({steps: [...this.state.steps, {t: (start + end) / 2, by: sign * $('pitch').value}]});
    const remove = () => ({removed: [...this.state.removed, {start, end}]});
    return element('li', {className: law === 'none' ? 'unnamed' : ''},
      element('strong', {textContent: sentence}), element('small', {textContent: parts.join(' · ')}),
      element('span', {className: 'bar'}, button('+ pitch', step(1)), button('− pitch', step(-1)), button('Remove', remove)));
  }

  listen() {
    on('open', 'change', ({target}) => target.files[0] && this.open(target.files[0]));
    for (const type of ['dragover', 'dragleave', 'drop']) addEventListener(type, event => {
      event.preventDefault();
      $('drop').classList.toggle('over', type === 'dragover');
      if (event.type === 'drop' && event.dataTransfer.files[0]) this.open(event.dataTransfer.files[0]);
    });
    on('cancel', 'click', () => this.say('Cancelled. Drop the recording again to read it.'));
    on('across', 'change', ({target: {value}}) => (value > 0 ? this.change({across: Number(value)}) : this.show()));
    on('axis', 'change', ({target}) => this.change({choice: {axis: target.value}}));
    const band = () => ({from: Number($('from').value), to: Number($('to').value)});
    for (const id of ['from', 'to']) on(id, 'change', () => this.change({choice: {axis: this.film.axis, band: band()}}));
    on('undo', 'click', () => this.restore(this.past.pop()));
    on('save-readings', 'click', () => download(`${this.name}-readings.json`, this.laws.readings));
    on('save-track', 'click', () => download(`${this.name}.csv`, ['t,offset', ...this.laws.track, ''].join('\n')));
    addEventListener('resize', () => this.film && this.show());
  }
}

const bytes = Uint8Array.from(atob($('module').textContent.trim()), character => character.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
document.body.classList.add('ready');
window.recording = {page: new Recording(new Engine(module)), Engine, module};
