// The page: puts the rows, the charts, the controls and the files together.

/** A figure with at most three decimals. */
const metricText = (value, is) => (Number.isNaN(value) ? '–' : is === 'flag' ? String(value === 1) : String(Number(value.toFixed(3))));

const on = (id, type, action) => $(id).addEventListener(type, action);
const preset = name => structuredClone(presets[name]?.scene);
const scratch = 2;

class Page {
  constructor(module) {
    this.module = module;
    this.rows = ['row-a', 'row-b'].map((id, number) => new RowView($(id), number));
    this.startEngine();
    this.past = [];
    this.session = new Session(this.rows, what => this.sessionChanged(what));
    for (const row of this.rows) this.listenToRow(row);
    this.listen();
    this.listenToFiles();
    // A task of its own, so that its errors are shown like those of later changes.
    queueMicrotask(() => this.readAddress());
  }

  /** Makes a fresh module, which begins with the first row. */
  startEngine() {
    this.engine = new Engine(this.module);
    ({tables} = this.engine);
    this.scenes = [preset('minne'), null];
    for (const number of [0, 1, scratch]) this.engine.make(number, this.scenes[0]);
    for (const row of this.rows) row.engine = this.engine;
  }

  // MARK: Setting

  /** Shows the setting of the address, on fresh views. */
  readAddress() {
    let state = JSON.parse($('given').textContent);
    const text = location.hash.slice(1);
    try {
      if (text) state = decodeState(text);
    } catch {
      this.say('The address is cut short or changed, so the page shows its first row.');
    }
    const scene = value => (typeof value === 'string' ? preset(value) : value && {...value, name: value.name || state.name || 'scene'});
    if (state?.a && scene(state.a)) this.scenes = [scene(state.a), scene(state.b) ?? null];
    this.look = state?.look ?? null;
    $('edit-a').checked = true;
    for (const row of this.rows) row.scene = null;
    this.rebuild();
  }

  writeAddress() {
    const [a, b] = this.scenes;
    history.replaceState(null, '', `#${encodeState({a, ...(b && {b}), ...(this.look && {look: this.look})})}`);
  }

  /** Makes the rows again after a change of the setting. */
  rebuild(keepsControls = false) {
    const [, other] = this.scenes;
    this.makeRows();
    document.body.classList.toggle('comparing', other !== null);
    $('compare').checked = other !== null;
    if (!other) $('edit-a').checked = true;
    for (const {scene, figure} of this.session.active) {
      const design = tables.kinds[scene.snapping?.type ?? 'none']?.title ?? scene.name;
      figure.querySelector('.title').textContent = isCorrected(scene) ? design : `${design}, as published`;
    }
    if (!keepsControls) this.showControls();
    this.complain('');
    this.showMap();
    this.redraw();
    this.writeAddress();
  }

  /** Makes both rows, each at the item at which it was. */
  makeRows() {
    if (!this.scenes[1]) this.rows[1].scene = null;
    const start = this.scenes.map((scene, index) => {
      const row = this.rows[index];
      if (!scene || !row.scene || !(row.state.item >= 0)) return undefined;
      this.engine.make(scratch, scene);
      return this.engine.snapPoints(scratch, row.state.item + 1)[row.state.item];
    });
    for (const row of this.rows) row.look = this.look;
    this.session.reset(this.scenes, start);
  }

  get edited() { return Number($('edit-b').checked); }

  /** The scene that the controls change. A new one is another row, not the present one at the same item. */
  get scene() { return this.scenes[this.edited]; }
  set scene(scene) {
    this.scenes[this.edited] = scene;
    this.rows[this.edited].scene = null;
    this.rebuild();
  }

  showControls() {
    const shown = Object.keys(presets).find(name => JSON.stringify(presets[name].scene) === JSON.stringify(this.scene));
    $('preset').value = shown ?? '';
    buildControls(this.scene, (spec, value) => this.change(spec, value));
    $('look').checked = this.look !== null;
    $('scene-name').value = fileName(this.scenes[0].name);
  }

  change(spec, value) {
    const next = changed(this.scene, spec, value);
    delete next.scrollView.contentOffset;
    this.engine.make(scratch, next);
    this.scenes[this.edited] = next;
    const focused = document.activeElement?.id;
    // While a number is typed, its field stays.
    this.rebuild(spec.kind === 'number');
    $(focused)?.focus();
  }

  fail(error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // The module has stopped.
      this.startEngine();
      this.rebuild();
      this.complain('The engine cannot run this setting, so the page began again.');
    } else this.complain(error.message);
  }

  complain(text) { $('problem').textContent = text; $('problem').hidden = !text; }
  say(text) { $('result').textContent = text; }

  /** Fits everything into the page. */
  redraw() {
    for (const row of this.session.active) row.fit();
    this.showCharts();
    this.drawMap();
  }

  listen() {
    addEventListener('resize', () => this.redraw());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.redraw());
    // A link that is opened in the page's own tab changes only the address.
    addEventListener('hashchange', () => this.readAddress());
    addEventListener('error', event => {
      if (!(event.error instanceof SceneError || event.error instanceof WebAssembly.RuntimeError)) return;
      event.preventDefault();
      this.fail(event.error);
    });
    for (const [name, {title}] of Object.entries(presets)) $('preset').append(new Option(title, name));
    on('preset', 'change', () => {
      const scene = preset($('preset').value);
      if (scene) this.scene = scene;
    });
    on('compare', 'change', () => {
      this.scenes[1] = $('compare').checked ? this.counterpart(this.scenes[0]) : null;
      $('edit-b').checked = true;
      this.rebuild();
    });
    for (const id of ['edit-a', 'edit-b']) on(id, 'change', () => {
      this.showControls();
      this.showMap();
    });
    on('look', 'change', () => {
      this.look = $('look').checked ? [0.82, 0.6] : null;
      this.rebuild();
    });
    on('replay', 'click', () => {
      if (!this.session.replay(Number($('speed').value))) this.say('There is no gesture yet: drag a row first.');
    });
    on('onion', 'change', () => this.showCharts());
  }

  /** The setting to compare with: the other edition, or without snapping. */
  counterpart(scene) {
    const hasEditions = tables.kinds[scene.snapping?.type]?.published && scene.layout?.scrollDirection !== 'vertical';
    return hasEditions ? changed(scene, {path: 'snapping.edition'}, isCorrected(scene) ? 'published' : 'corrected')
      : changed(scene, {path: 'snapping.type'}, 'none');
  }

  // MARK: Pointers and keys

  listenToRow(row) {
    const {screen} = row;
    const phases = {pointerdown: 'began', pointermove: 'moved', pointerup: 'ended', pointercancel: 'cancelled'};
    for (const [type, phase] of Object.entries(phases)) screen.addEventListener(type, event => {
      const {pointerId, pointerType} = event;
      const isFree = !this.session.isBusy && (pointerType !== 'mouse' || event.button === 0);
      if (phase === 'began' ? !isFree : pointerId !== this.session.pointer) return;
      const isDown = phase === 'began' || phase === 'moved';
      this.session.pointer = isDown ? pointerId : null;
      this.pointerType = pointerType;
      const events = (phase === 'moved' && event.getCoalescedEvents?.()) || [];
      for (const one of events.length ? events : [event]) this.session.take(phase, row.location(one), one.timeStamp);
      screen.classList.toggle('held', isDown);
      // At the end, because it throws if the pointer is gone already.
      if (phase === 'began') screen.setPointerCapture(pointerId);
    });
    screen.addEventListener('dragstart', event => event.preventDefault());
    screen.addEventListener('keydown', event => this.key(row, event));
  }

  key(row, event) {
    const direction = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || row.isVertical !== /Up|Down/.test(event.key)) return;
    event.preventDefault();
    if (this.session.isBusy) return;
    this.pointerType = 'keyboard';
    const length = row.isVertical ? row.state.height : row.state.width;
    const [distance, duration, hold] = event.shiftKey ? [0.45 * length, 125, 0] : [0.3 * length, 250, 100];
    this.session.play(fingerSamples(direction * distance, duration, hold, row.isVertical, row.state));
  }

  // MARK: What a run shows

  sessionChanged(what) {
    const {isReplay, isDown, samples} = this.session;
    if (what === 'begin') {
      if (this.curves && $('onion').checked && !isReplay) this.past = [this.curves, ...this.past].slice(0, 3);
      this.curves = null;
      this.say(isReplay ? 'Replaying the last gesture.' : 'Recording.');
    }
    this.showCharts();
    // The last gesture remains when the setting changes.
    if (samples.length && !isDown && !isReplay) this.runs = {samples, pointerType: this.pointerType};
    if (what === 'rest') {
      this.showResult();
      this.drawMap();
    }
  }

  showCharts() {
    const rows = this.session.active;
    if (!rows.length) return;
    const whole = rows.map(row => row.curves);
    // The last series of gestures begins after the last pause in which nothing moves.
    const since = whole[0].findLast(({t}, index, all) => index === 0 || t - all[index - 1].t >= newRunAfter)?.t ?? 0;
    const present = whole.map(points => points.filter(({t}) => t >= since).map(point => ({...point, t: point.t - since})));
    this.curves = present[0];
    const touches = this.session.samples.filter(({phase}) => phase !== 'moved').map(({t}) => t - since);
    const shades = touches.flatMap((from, index) => (index % 2 ? [] : [{from, to: touches[index + 1] ?? Infinity}]));
    const past = $('onion').checked ? this.past : [];
    const curves = [
      ...past.map((points, index) => ({points, color: tone('muted'), width: 1.5, alpha: 0.5 - index * 0.13})),
      ...present.map((points, index) => ({points, color: tone(['accent', 'other'][index]), width: 2})).reverse(),
    ];
    const lines = rows[0].snapPoints.map(point => ({v: point[rows[0].axis], color: tone('place')}));
    const release = rows[0].release();
    if (release) {
      const {proposed, target} = release;
      const line = {from: release.t - since, dash: [5, 4], fits: true};
      if (proposed !== target) lines.push({...line, v: proposed, color: tone('muted'), label: 'proposed'});
      lines.push({...line, v: target, color: tone('target'), label: 'target', below: true});
    }
    drawCurves($('offset-chart'), 'offset', {curves, lines, shades});
    drawCurves($('velocity-chart'), 'velocity', {curves, lines: [{v: 0, color: tone('muted')}], shades});
  }

  /** The result of a run in words. */
  words(row) {
    const m = this.engine.metrics(row.number);
    if (!row.state.releases) return 'A touch without a drag.';
    const parts = [`Settled in ${(m.settleDuration / 1000).toFixed(2)} s`];
    const n = Math.abs(m.itemDelta);
    if (n > 0) parts.push(`${n} ${n === 1 ? 'card' : 'cards'} ${m.itemDelta > 0 ? 'on' : 'back'}`);
    else if (n === 0) parts.push('on the same card');
    parts.push(['no reversal', 'one reversal'][m.directionReversals] ?? `${m.directionReversals} reversals`);
    if (m.edgeOvershoot > 0) parts.push(`${Math.round(m.edgeOvershoot)} pt past the edge`);
    else if (m.overshoot > 0.5) parts.push(`${Math.round(m.overshoot * 10) / 10} pt past its rest`);
    if (m.opposesVelocity) parts.push('sent against the flick');
    return `${parts.join(', ')}.`;
  }

  showResult() {
    const rows = this.session.active;
    this.say(rows.map((row, index) => (rows.length > 1 ? `${'AB'[index]}: ` : '') + this.words(row)).join('\n'));
    const all = rows.map(row => this.engine.metrics(row.number));
    const velocities = rows.map(row => row.release()?.velocity ?? NaN);
    const line = (title, unit, values, is) => element('tr', {},
      element('th', {scope: 'row'}, title, ' ', element('small', {textContent: unit})),
      ...values.map(value => element('td', {textContent: metricText(value, is)})));
    const head = element('tr', {}, element('td'), ...['A', 'B'].map(textContent => element('th', {textContent, scope: 'col'})));
    $('metrics').replaceChildren(...(rows.length > 1 ? [head] : []), line('Release velocity', 'pt/ms', velocities),
      ...this.engine.tables.metrics.map(({name, unit, is}) => line(words(name), unit, all.map(metrics => metrics[name]), is)));
    $('metrics-box').hidden = false;
  }

  showMap() {
    clearTimeout(this.mapTimer);
    this.auditor?.terminate();
    // A moment later, so that a change is seen at once in the row.
    this.mapTimer = setTimeout(() => {
      this.engine.make(scratch, this.scene);
      this.map = this.engine.map(scratch);
      this.drawMap();
      this.auditor = examine(this.module, this.scene, reports => this.showComplaints(reports));
    }, 30);
  }

  drawMap() {
    if (!this.map) return;
    const release = this.rows[this.edited].release(this.map.axis);
    drawMap($('map'), this.map, release);
    $('map').setAttribute('aria-label', `Decision map: the number of cards from card ${this.map.startItem + 1} after a drag and a release velocity`
      + (release ? `; the last release was a drag of ${Math.round(release.drag)} pt at ${metricText(release.velocity)} pt/ms` : ''));
  }

  /** Shows what the audits so far have found, each with an example. */
  showComplaints(reports) {
    const found = reports.filter(report => report.outcome === 'finding');
    $('complaints').replaceChildren(...found.map(({id, fault, counterExamples}) => element('li', {},
      element('code', {textContent: id}), ` ${fault}. `,
      ...counterExamples.slice(0, 1).map(one => element('small', {textContent: `Example: ${one.sentence}.`})))));
    const all = this.engine.tables.audits.length;
    const tried = reports.filter(report => report.outcome !== 'notApplicable').length;
    $('no-complaints').textContent = reports[0].nothing ? `${capitalized(reports[0].nothing)}.`
      : reports.length < all ? 'Trying thousands of gestures …'
        : `${tried} of the ${all} audits of scrollsim apply to this row; ${found.length ? tried - found.length : 'all'} of them passed.`;
  }

  // MARK: Files

  listenToFiles() {
    const keep = (id, kept) => on(id, 'click', () => {
      if (this.runs) kept(this.archive(this.runs));
      else this.say('There is no gesture yet: drag a row first.');
    });
    on('save-scene', 'click', () => download(...this.archive()[0]));
    keep('save-gesture', ([, gesture]) => download(...gesture));
    keep('save-golden', ([, , golden]) => download(...golden));
    keep('save-all', files => download(`${this.name.scene}-${this.name.gesture}.zip`, zip(files)));
    keep('copy-all', files => this.copy(files.map(([path, content]) => `==> ${path}\n${content}`).join('\n'),
      'The gesture, the scene and the golden are on the clipboard, each after its path.'));
    on('save-sheet', 'click', () => {
      this.engine.make(scratch, this.keptScene);
      try {
        download(`${this.name.scene}.sheet`, this.engine.sheet(scratch));
      } catch (error) {
        this.say(`${error.message}.`);
      }
    });
    on('copy-link', 'click', () => this.copy(location.href, 'The link to this setting is on the clipboard.'));
    on('open', 'change', async () => {
      await this.openFiles([...$('open').files]);
      $('open').value = '';
    });
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      this.openFiles([...event.dataTransfer.files]);
    });
  }

  async copy(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      this.say(done);
    } catch {
      const area = element('textarea', {value: text});
      document.body.append(area);
      area.select();
      this.say(document.execCommand('copy') ? done : 'The browser does not let the page copy.');
      area.remove();
    }
  }

  get name() { return {scene: fileName($('scene-name').value), gesture: fileName($('gesture-name').value)}; }
  get keptScene() { return {...this.rows[0].placed, name: this.name.scene}; }

  /** The files of row A by their paths: its scene, and of a run the gesture and the golden. */
  archive(run) {
    const {name, keptScene} = this;
    const scene = [`Fixtures/scenes/${name.scene}.json`, `${JSON.stringify(keptScene, null, 2)}\n`];
    if (!run) return [scene];
    const gesture = gestureText(name.gesture, run);
    this.engine.make(scratch, keptScene);
    this.engine.perform(scratch, gesture);
    return [scene, [`Fixtures/gestures/${name.gesture}.json`, gesture],
      [`Fixtures/goldens/${name.scene}/${name.gesture}.trace`, this.engine.golden(scratch, name.gesture)]];
  }

  async openFiles(files) {
    for (const file of files) {
      try {
        this.open(await file.text(), file.name.replace(/\.[^.]*$/, ''));
      } catch (error) {
        if (error instanceof SceneError) error.message = `${file.name}: ${error.message}`;
        this.fail(error);
      }
    }
  }

  /** Opens a document, which the module reads first: its sentence says what is wrong with one. */
  open(text, name) {
    let value;
    try {
      value = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch {
      // The module says where the fault is.
    }
    if (value?.format !== 'scroll-gesture') {
      this.engine.make(scratch, text);
      this.scene = {name, ...value};
      return;
    }
    this.engine.perform(-1, text);
    this.session.reset(this.scenes);
    this.session.samples = value.samples ?? [];
    this.pointerType = 'file';
    $('gesture-name').value = fileName(value.name ?? name);
    this.session.replay(Number($('speed').value));
    if (value.actions?.length) this.complain('The gesture also changes the view by itself; the page performs its finger only.');
  }
}

/** The bytes of the module, which the page has compressed. */
async function moduleBytes() {
  const bytes = Uint8Array.from(atob($('module').textContent.trim()), character => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

// Where something is missing, the sentence of the page stays.
const hasAll = 'WebAssembly' in window && 'PointerEvent' in window && 'DecompressionStream' in window;
if (hasAll) moduleBytes().then(WebAssembly.compile).then(module => {
  document.body.classList.add('ready');
  window.playground = {page: new Page(module), Engine, zip, module};
}).catch(error => {
  $('old').textContent = `The page could not begin: ${error.message}`;
  throw error;
});
