// The page: opens a film, shows what moved it, and takes corrections.

const rounded = (value, digits) => Number(value.toFixed(digits));

/** What a recording does otherwise than the one before it: its laws, and how long they take. */
function differenceOf(...recordings) {
  const [before, now] = recordings.map(({name, moves}) => {
    const named = moves.filter(({law}) => law !== 'none');
    const laws = [...new Set(named.map(({law, kind}) => [law, kind === 'other' ? null : kind].filter(Boolean).join(' ')))].sort().join(', ') || 'no law';
    const settle = named.reduce((sum, move) => sum + move.settle / named.length, 0);
    return {name, laws, text: `${laws}, settled in ${rounded(settle, 2)} s on average`};
  });
  return `${before.laws === now.laws ? 'The same laws as in' : 'Other laws than in'} ${before.name}: ${now.text}; before ${before.text}.`;
}

class Recording {
  constructor(engine) {
    this.engine = engine;
    // The engine's rows are made in their order.
    for (const number of [0, 1, scratch]) engine.make(number, {format: 'scroll-scene', version: 1, scrollView: {bounds: {width: 1, height: 1}}, layout: {itemCount: 1, itemSize: {width: 1, height: 1}}});
    this.script = URL.createObjectURL(new Blob([$('worker').textContent], {type: 'text/javascript'}));
    this.listen();
  }

  /** Opens a file, and follows what moves in it. */
  open(file) {
    document.body.classList.remove('read');
    if (this.film && !this.film.fault && this.laws.moves.length) this.before = {name: this.name, moves: this.laws.moves};
    Object.assign(this, {file, name: fileName((file.name ?? '').replace(/\.[^.]*$/, '')), film: null, past: []});
    this.state = {across: null, steps: [], removed: [], choice: {}, scene: null, first: undefined};
    return this.follow();
  }

  /** Records a screen that is shared, such as a mirrored phone, until the button is pressed again or the sharing ends. */
  async share() {
    if (this.recorder?.state === 'recording') return this.recorder.stop();
    const stream = await navigator.mediaDevices.getDisplayMedia({video: {frameRate: 60}}).catch(() => null);
    // A shared view changes its size at first.
    await new Promise(done => setTimeout(done, stream ? 1000 : 0));
    if (!stream?.active) return this.say('The browser shared no screen: allow it, or drop a recording.');
    const parts = [];
    this.recorder = Object.assign(new MediaRecorder(stream, {videoBitsPerSecond: 8e6}), {
      ondataavailable: ({data}) => parts.push(data),
      onstop: () => {
        for (const track of stream.getTracks()) track.stop();
        $('share').textContent = 'Record a shared screen';
        this.open(new File(parts, 'shared'));
      }});
    this.recorder.start();
    $('share').textContent = 'Stop, and read it';
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
    document.body.classList.toggle('refused', Boolean(film.fault));
    if (!film.fault) return this.compute();
    this.say(film.fault);
    this.showPicture();
  }

  change(patch) { this.restore({...this.state, ...patch}, this.past.push(this.state)); }

  /** Computes again with another state; another choice of axis or band follows the film again. */
  restore(state) {
    const {choice} = this.state;
    this.state = state;
    return choice === state.choice && !this.film.fault ? this.compute() : this.follow();
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
    const {film: {width, kind, band, track: shown}, state: {across}} = this;
    const [track, point] = [this.corrected(), across / width];
    // A film that was scaled down has offsets between its pixels, on those of a screen of at least two a point.
    const isScaled = shown.filter(({offset}) => Math.abs(offset - Math.round(offset)) < 0.2).length < 0.7 * shown.length;
    const pixel = isScaled ? Math.min(point, 0.5) : point;
    const laws = this.engine.laws([pixel, (band.right - band.left) * point, 0, kind === 'GIF' ? 1 : 0, ...track.flat()]);
    this.laws = {moves: [], readings: '', track, ...laws};
    this.say(this.laws.nothing ?? '');
    this.compare();
    this.show();
  }

  /** Performs the releases on the scene that was opened, or on one that the rests show, and tries every rule. */
  compare() {
    const {engine, laws, film: {band, width, axis}, state: {across, scene, first}} = this;
    const found = scene ?? foundScene(laws, (band.right - band.left) * across / width, axis);
    this.comparison = found && new Comparison(engine, found, laws, axis, first);
    const {consistent, contradicted} = this.comparison?.rules() ?? {};
    // Of a scene that the page has made, the first rule that fits is shown.
    if (!scene && consistent?.length) this.comparison = new Comparison(engine, consistent[0].scene, laws, axis, this.comparison.first);
    $('rules').textContent = !found ? 'The rests show no row of alike cards: open a scene to compare with.'
      : !this.runs.length ? 'No release was measured that this row could perform.'
      : `Consistent with ${consistent.map(({title}) => title).join(', ') || 'no rule of this package'}${contradicted.length ? `.\nContradicted: ${contradicted.join(', ')}` : ''}.`;
  }

  show() {
    measures.clear();
    const {film, laws: {moves, readings, track: curve}, state: {across}} = this;
    const {kind, width, height, track, agreement, spread} = film;
    const [{t: first}, {t: last}] = [track[0], track.at(-1)];
    $('facts').textContent = `${kind}, ${width} × ${height} px, ${track.length} pictures in ${rounded((last - first) / 1000, 1)} s; one `
      + `sheet explains ${rounded(100 * agreement, 0)} % of the change; its quarters agree to ${(spread * across / width).toFixed(2)} pt`;
    $('save-readings').disabled = !readings;
    $('save-scene').disabled = !this.comparison;
    $('first').value = this.comparison ? this.comparison.first + 1 : '';
    this.showPicture();
    const targets = moves.filter(({target}) => target !== null);
    drawCurves($('curve'), 'v', {
      curves: [{points: curve.map(([t, v]) => ({t: t - first, v})), color: tone('accent'), width: 2},
        ...this.runs.map(run => ({points: run.curve.map(({t, v}) => ({t: t - first, v})), color: tone('other'), width: 2, dash: [6, 4]}))],
      lines: targets.map(({target, release}) => ({v: target, from: release.time - first, color: tone('target'), dash: [4, 4]})),
      shades: moves.flatMap(({drag}) => (drag ? [{from: drag.from - first, to: drag.to - first}] : [])),
    });
    $('moves').replaceChildren(...moves.map((move, index) => this.item(move, first, this.comparison?.runs[index], this.before?.moves[index])));
    $('before').textContent = this.before ? differenceOf(this.before, {name: this.name, moves}) : '';
  }

  get runs() { return this.comparison?.runs.filter(Boolean) ?? []; }

  /** Shows a picture of the film, on it the band, and what can be corrected. */
  showPicture() {
    const {film: {still, turns, width, height, axis, band: {left, right, from, to}}, state: {across}} = this;
    for (const [id, value] of Object.entries({across: rounded(across, 2), axis, from, to})) $(id).value = value;
    $('undo').disabled = !this.past.length;
    const context = Object.assign($('film'), {width, height}).getContext('2d');
    context.translate(width / 2, height / 2);
    context.rotate(turns * Math.PI / 2);
    context.drawImage(still, -still.displayWidth / 2, -still.displayHeight / 2);
    context.resetTransform();
    Object.assign(context, {strokeStyle: tone('accent'), lineWidth: Math.max(3, width / 120)});
    context.strokeRect(...(axis === 'x' ? [left, from, right - left, to - from] : [from, left, to - from, right - left]));
  }

  /** A move as an item of the list: its sentence, its parts, its corrections. */
  item({drag, release, law, residual, grade, start, end, sentence}, first, run, before) {
    const at = t => `${rounded((t - first) / 1000, 2)} s`;
    const parts = [
      drag ? `dragged from ${at(drag.from)} to ${at(drag.to)}` : `begins at ${at(start)}`,
      release && `released at ${rounded(release.offset, 1)} pt with ${rounded(release.velocity, 2)} pt/ms`, `at rest at ${at(end)}`,
      residual !== null && `law: ${law}, ${rounded(residual, 2)} pt rms, grade ${grade}`,
      run && `simulation: ${rounded(run.settle / 1000, 2)} s, largest distance ${rounded(run.far, 1)} pt`,
      before && `before: ${before.sentence}`].filter(Boolean);
    const button = (textContent, patch) => element('button', {type: 'button', textContent, onclick: () => this.change(patch())});
    const step = sign => () => ({steps: [...this.state.steps, {t: (start + end) / 2, by: sign * $('pitch').value}]});
    const remove = () => ({removed: [...this.state.removed, {start, end}]});
    return element('li', {className: law === 'none' ? 'unnamed' : ''},
      element('strong', {textContent: sentence}), element('small', {textContent: parts.join(' · ')}),
      element('span', {className: 'bar'}, button('+ pitch', step(1)), button('− pitch', step(-1)), button('Remove', remove)));
  }

  /** Compares with the scene of a document, or says what is wrong with it. */
  openScene(text) {
    try {
      this.engine.make(scratch, text);
      this.change({scene: JSON.parse(text.replace(/^\uFEFF/, '')), first: undefined});
    } catch (error) {
      if (!(error instanceof SceneError)) throw error;
      this.say(`The scene: ${error.message}.`);
    }
  }

  /** The scene and the gestures by their paths. */
  get kept() {
    const scene = `${JSON.stringify({...this.comparison.scene, name: this.name}, null, 2)}\n`;
    return [[`Fixtures/scenes/${this.name}.json`, scene], ...this.runs.map(({name, gesture}) => [`Fixtures/gestures/${name}.json`, gesture])];
  }

  listen() {
    on('open', 'change', ({target}) => target.files[0] && this.open(target.files[0]));
    for (const type of ['dragover', 'dragleave', 'drop']) addEventListener(type, event => {
      event.preventDefault();
      $('drop').classList.toggle('over', type === 'dragover');
      const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
      if (file && /\.json$/i.test(file.name) && this.film?.track) file.text().then(text => this.openScene(text));
      else if (file) this.open(file);
    });
    $('share').hidden = !navigator.mediaDevices?.getDisplayMedia;
    on('share', 'click', () => this.share());
    on('cancel', 'click', () => this.say('Cancelled. Drop the recording again to read it.'));
    on('across', 'change', ({target: {value}}) => (value > 0 ? this.change({across: Number(value)}) : this.show()));
    on('axis', 'change', ({target}) => this.change({choice: {axis: target.value}}));
    const band = () => ({from: Number($('from').value), to: Number($('to').value)});
    for (const id of ['from', 'to']) on(id, 'change', () => this.change({choice: {axis: this.film.axis, band: band()}}));
    on('first', 'change', ({target: {value}}) => this.change({first: Math.max(0, value - 1)}));
    on('scene', 'change', async ({target: {files: [file]}}) => file && this.openScene(await file.text()));
    on('save-scene', 'click', () => download(`${this.name}.tar`, tar(this.kept)));
    on('undo', 'click', () => this.restore(this.past.pop()));
    on('save-readings', 'click', () => download(`${this.name}-readings.json`, this.laws.readings));
    on('save-track', 'click', () => download(`${this.name}.csv`, ['t,offset', ...this.laws.track, ''].join('\n')));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => dispatchEvent(new Event('resize')));
    addEventListener('resize', () => this.film && !this.film.fault && this.show());
  }
}

const module = await pageModule();
document.body.classList.add('ready');
window.recording = {page: new Recording(new Engine(module)), Engine, module};
