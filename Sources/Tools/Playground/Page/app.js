// The page: puts the rows, the charts, the controls and the files together.

/** A figure with at most three decimals. */
const metricText = (value, is) => (Number.isNaN(value) ? '–' : is === 'flag' ? String(value === 1) : String(Number(value.toFixed(3))));

const $ = id => document.getElementById(id);
const scratch = 2;

class Page {
  constructor(module) {
    this.module = module;
    this.engine = new Engine(module);
    useTables(this.engine.tables);
    this.rows = ['row-a', 'row-b'].map((id, number) => new RowView($(id), this.engine, number));
    this.scenes = [structuredClone(presets.minne.scene), null];
    this.edited = 0;
    this.past = [];
    this.name = {gesture: 'flick-1', scene: 'minne'};
    for (const number of [0, 1, scratch]) this.engine.make(number, this.scenes[0]);
    this.audits = new Audits(module, reports => this.showComplaints(reports));
    this.session = new Session(this.rows, what => this.sessionChanged(what));
    this.listen();
    this.readAddress();
    this.rebuild();
  }

  // MARK: Setting

  readAddress() {
    const given = JSON.parse($('given').textContent);
    let state = given;
    const text = location.hash.slice(1);
    if (text) {
      try {
        state = decodeState(text);
      } catch {
        this.say('The address is cut short or changed, so the page shows its first row.', true);
      }
    }
    const scene = value => (typeof value === 'string' ? structuredClone(presets[value]?.scene)
      : value && {...value, name: value.name || state.name || 'scene'});
    if (state?.a && scene(state.a)) this.scenes = [scene(state.a), scene(state.b) ?? null];
    this.look = state?.look ?? null;
    this.edited = 0;
  }

  writeAddress() {
    const [a, b] = this.scenes;
    const state = {a};
    if (b) state.b = b;
    if (this.look) state.look = this.look;
    history.replaceState(null, '', `#${encodeState(state)}`);
  }

  /** Makes the rows again after a change of the setting. */
  rebuild(keepsControls = false) {
    try {
      this.makeRows();
    } catch (error) {
      this.fail(error);
      return;
    }
    document.body.classList.toggle('comparing', this.scenes[1] !== null);
    $('compare').checked = this.scenes[1] !== null;
    $('edit-b').disabled = this.scenes[1] === null;
    if (!this.scenes[1]) this.edited = 0;
    $(this.edited ? 'edit-b' : 'edit-a').checked = true;
    this.rows.forEach((row, index) => {
      if (!row.scene) return;
      row.figure.querySelector('.title').textContent = this.title(row.scene);
      row.fit();
      row.show();
    });
    if (!keepsControls) this.showControls();
    this.complain('');
    this.showMap();
    this.showCharts();
    this.writeAddress();
  }

  makeRows() {
    if (!this.scenes[1]) this.rows[1].scene = null;
    const before = this.rows.map(row => row.scene && row.state);
    const start = this.scenes.map((scene, index) => (scene && before[index] && before[index].item !== null
      ? this.offsetOfItem(scene, before[index].item) : undefined));
    for (const row of this.rows) row.look = this.look;
    this.session.reset(this.scenes, start);
  }

  /** The content offset of an item in a scene, so that a change keeps the item in position. */
  offsetOfItem(scene, item) {
    this.engine.make(scratch, scene);
    const points = this.engine.snapPoints(scratch, item + 1);
    return points[item] ?? undefined;
  }

  title(scene) {
    const design = kinds[scene.snapping?.type ?? 'none']?.title ?? scene.name;
    return scene.snapping?.edition === 'published' ? `${design}, as published` : design;
  }

  get scene() { return this.scenes[this.edited]; }

  showControls() {
    const preset = Object.entries(presets).find(([, one]) => JSON.stringify(one.scene) === JSON.stringify(this.scene));
    $('preset').value = preset?.[0] ?? '';
    buildControls($('controls'), this.scene, this.engine.tables.tuning, (spec, value) => this.change(spec, value));
    $('look').checked = this.look !== null;
    $('scene-name').value = this.name.scene = fileName(this.scenes[0].name);
    $('gesture-name').value = this.name.gesture;
  }

  change(spec, value) {
    const next = changed(this.scene, spec, value);
    try {
      this.engine.make(scratch, next);
    } catch (error) {
      this.fail(error);
      return;
    }
    this.scenes[this.edited] = next;
    const focused = document.activeElement?.id;
    const index = [...$('controls').querySelectorAll('input, select')].findIndex(element => element.id === focused);
    // While a number is typed, its field stays.
    this.rebuild(spec.kind === 'number');
    if (spec.kind !== 'number') [...$('controls').querySelectorAll('input, select')][index]?.focus();
  }

  fail(error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // The module has stopped; a fresh one begins with the first row.
      this.engine = new Engine(this.module);
      for (const number of [0, 1, scratch]) this.engine.make(number, presets.minne.scene);
      for (const row of this.rows) row.engine = this.engine;
      this.scenes = [structuredClone(presets.minne.scene), null];
      this.rebuild();
      this.complain('The engine cannot run this setting, so the page began again.');
    } else this.complain(error.message);
  }

  complain(text) { $('problem').textContent = text; $('problem').hidden = !text; }
  say(text) { $('result').textContent = text; }

  // MARK: Pointers and keys

  listen() {
    for (const row of this.rows) {
      const screen = row.screen;
      screen.addEventListener('pointerdown', event => this.pointerDown(row, event));
      screen.addEventListener('pointermove', event => this.pointerMoved(row, event));
      screen.addEventListener('pointerup', event => this.pointerEnded(row, event, 'ended'));
      screen.addEventListener('pointercancel', event => this.pointerEnded(row, event, 'cancelled'));
      screen.addEventListener('dragstart', event => event.preventDefault());
      screen.addEventListener('keydown', event => this.key(row, event));
    }
    addEventListener('resize', () => {
      this.rows.forEach(row => {
        if (!row.scene) return;
        row.fit();
        row.show();
      });
      this.showCharts();
      this.drawMap();
    });
    // A link that is opened in the page's own tab changes only the address.
    addEventListener('hashchange', () => {
      for (const row of this.rows) row.scene = null;
      this.readAddress();
      this.rebuild();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { this.showCharts(); this.drawMap(); });
    for (const [name, preset] of Object.entries(presets)) $('preset').append(new Option(preset.title, name));
    $('preset').addEventListener('change', () => {
      if (!presets[$('preset').value]) return;
      this.scenes[this.edited] = structuredClone(presets[$('preset').value].scene);
      this.rows[this.edited].scene = null;
      this.rebuild();
    });
    $('compare').addEventListener('change', () => {
      this.scenes[1] = $('compare').checked ? this.counterpart(this.scenes[0]) : null;
      if (this.scenes[1]) this.edited = 1;
      this.rebuild();
    });
    for (const [id, index] of [['edit-a', 0], ['edit-b', 1]]) {
      $(id).addEventListener('change', () => {
        this.edited = index;
        this.showControls();
        this.showMap();
      });
    }
    $('look').addEventListener('change', () => {
      this.look = $('look').checked ? [0.82, 0.6] : null;
      this.rebuild();
    });
    $('replay').addEventListener('click', () => {
      if (!this.session.replay(Number($('speed').value))) this.say('There is no gesture yet: drag a row first.');
    });
    $('onion').addEventListener('change', () => this.showCharts());
    this.listenToFiles();
  }

  /** The setting to compare with: the other edition, or without snapping. */
  counterpart(scene) {
    const other = structuredClone(scene);
    if (kinds[scene.snapping?.type]?.published && scene.layout?.scrollDirection !== 'vertical') {
      other.snapping.edition = scene.snapping.edition === 'published' ? 'corrected' : 'published';
      if (other.snapping.edition === 'published') {
        for (const key of ['maximumPagesPerFlick', 'copies', 'loops']) delete other.snapping[key];
      }
    } else other.snapping = {type: 'none'};
    return other;
  }

  pointerDown(row, event) {
    if (this.session.pointer !== null || this.session.isReplay || (event.pointerType === 'mouse' && event.button !== 0)) return;
    if (this.session.queue.length) return;
    this.session.pointer = event.pointerId;
    try {
      row.screen.setPointerCapture(event.pointerId);
    } catch {
      // The pointer may be gone already.
    }
    this.pointerType = event.pointerType;
    this.session.take('began', row.location(event), event.timeStamp);
    row.screen.classList.add('held');
  }

  pointerMoved(row, event) {
    if (event.pointerId !== this.session.pointer) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const one of events.length ? events : [event]) this.session.take('moved', row.location(one), one.timeStamp);
  }

  pointerEnded(row, event, phase) {
    if (event.pointerId !== this.session.pointer) return;
    this.session.pointer = null;
    this.session.take(phase, row.location(event), event.timeStamp);
    row.screen.classList.remove('held');
  }

  key(row, event) {
    const direction = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || row.isVertical !== /Up|Down/.test(event.key)) return;
    event.preventDefault();
    if (this.session.queue.length || this.session.pointer !== null || this.session.isReplay) return;
    this.pointerType = 'keyboard';
    const length = row.isVertical ? row.state.bounds.height : row.state.bounds.width;
    const [distance, duration, hold] = event.shiftKey ? [0.45 * length, 125, 0] : [0.3 * length, 250, 100];
    this.session.play(fingerSamples(direction * distance, duration, hold, row.isVertical, row.state.bounds));
  }

  // MARK: What a run shows

  sessionChanged(what) {
    if (what === 'begin') {
      if (this.curves && $('onion').checked && !this.session.isReplay) this.past = [this.curves, ...this.past].slice(0, 3);
      this.curves = null;
      this.say(this.session.isReplay ? 'Replaying the last gesture.' : 'Recording.');
    }
    this.showCharts();
    if (what === 'rest') {
      this.runs = {samples: this.session.samples, pointerType: this.pointerType};
      this.showResult();
      this.drawMap();
    }
  }

  curvesOf(row) {
    const frames = this.engine.frames(row.number);
    const shifts = this.engine.shifts(row.number);
    const [axis, speed] = [row.axis, row.velocityAxis];
    let shifted = 0;
    let next = 0;
    return frames.map((frame, index) => {
      let jump = false;
      while (next < shifts.length && shifts[next].frame <= index) {
        shifted += shifts[next++][axis];
        jump = true;
      }
      return {t: frame.t, offset: frame[axis] - shifted, velocity: frame[speed], phase: frame.phase, jump};
    });
  }

  showCharts() {
    const rows = this.session.active;
    if (!rows.length) return;
    const whole = rows.map(row => this.curvesOf(row));
    const since = this.lastSeries(whole[0]);
    const all = whole.map(points => points.filter(p => p.t >= since).map(p => ({...p, t: p.t - since})));
    this.curves = all[0];
    const colors = [tone('accent'), tone('other')];
    const row = rows[0];
    const shades = [];
    let from = null;
    for (const point of all[0]) {
      const isDown = point.phase === 'tracking' || point.phase === 'dragging';
      if (isDown && from === null) from = point.t;
      if (!isDown && from !== null) {
        shades.push({from, to: point.t, color: tone('held')});
        from = null;
      }
    }
    if (from !== null) shades.push({from, to: Infinity, color: tone('held')});
    const past = $('onion').checked ? this.past : [];
    const curve = key => [
      ...past.map((points, index) => ({points: points.map(p => ({t: p.t, v: p[key]})), color: tone('muted'), width: 1.5, alpha: 0.5 - index * 0.13})),
      ...all.map((points, index) => ({points: points.map(p => ({t: p.t, v: p[key]})), color: colors[index], width: 2})).reverse(),
    ];
    const lines = this.snapLines(row);
    const release = this.engine.releases(row.number).at(-1);
    if (release) {
      const axis = row.axis.toUpperCase();
      const [proposed, target] = [release[`proposed${axis}`], release[`target${axis}`]];
      if (proposed !== target) lines.push({v: proposed, from: release.t - since, color: tone('muted'), dash: [5, 4], label: 'proposed', fits: true});
      lines.push({v: target, from: release.t - since, color: tone('target'), dash: [5, 4], label: 'target', below: true, fits: true});
    }
    drawCurves($('offset-chart'), {curves: curve('offset'), lines, shades});
    drawCurves($('velocity-chart'), {curves: curve('velocity'), lines: [{v: 0, color: tone('muted')}], shades});
  }

  /** The time at which the last series of gestures begins: after the last pause in which nothing moves. */
  lastSeries(points) {
    for (let index = points.length - 1; index > 0; index--) {
      if (points[index].t - points[index - 1].t >= newRunAfter) return points[index].t;
    }
    return points[0]?.t ?? 0;
  }

  snapLines(row) {
    if (this.pointsOf !== row.placed) {
      this.pointsOf = row.placed;
      this.points = this.engine.snapPoints(row.number, 400);
    }
    return this.points.map(point => ({v: point[row.axis], color: tone('place')}));
  }

  /** The result of a run in words. */
  words(row) {
    const m = this.engine.metrics(row.number);
    const state = row.state;
    const parts = [`settled in ${(m.settleDuration / 1000).toFixed(2)} s`];
    if (!Number.isNaN(m.itemDelta)) {
      const n = Math.abs(m.itemDelta);
      parts.push(n ? `${n} ${n === 1 ? 'card' : 'cards'} ${m.itemDelta > 0 ? 'on' : 'back'}` : 'on the same card');
    }
    parts.push(['no reversal', 'one reversal'][m.directionReversals] ?? `${m.directionReversals} reversals`);
    if (m.edgeOvershoot > 0) parts.push(`${Math.round(m.edgeOvershoot)} pt past the edge`);
    else if (m.overshoot > 0.5) parts.push(`${Math.round(m.overshoot * 10) / 10} pt past its rest`);
    if (m.opposesVelocity) parts.push('sent against the flick');
    if (!state.releases) return 'A touch without a drag.';
    return `${parts.join(', ')}.`.replace(/^./, first => first.toUpperCase());
  }

  showResult() {
    const texts = this.session.active.map(row => this.words(row));
    this.say(texts.length > 1 ? `A: ${texts[0]}\nB: ${texts[1]}` : texts[0]);
    const list = $('metrics');
    list.replaceChildren();
    const all = this.session.active.map(row => this.engine.metrics(row.number));
    const release = this.session.active.map(row => this.engine.releases(row.number).at(-1));
    const line = (title, unit, values) => {
      const tr = document.createElement('tr');
      const head = document.createElement('th');
      head.scope = 'row';
      head.append(title, ' ', Object.assign(document.createElement('small'), {textContent: unit}));
      tr.append(head, ...values.map(value => Object.assign(document.createElement('td'), {textContent: value})));
      list.append(tr);
    };
    if (all.length > 1) {
      const tr = document.createElement('tr');
      tr.append(document.createElement('td'), ...['A', 'B'].map(name => Object.assign(document.createElement('th'), {textContent: name, scope: 'col'})));
      list.append(tr);
    }
    line('Release velocity', 'pt/ms', release.map((one, i) => (one ? metricText(one[this.session.active[i].velocityAxis]) : '–')));
    for (const {name, unit, is} of this.engine.tables.metrics) line(words(name), unit, all.map(m => metricText(m[name], is)));
    $('metrics-box').hidden = false;
  }

  showMap() {
    clearTimeout(this.mapTimer);
    this.audits.stop();
    // A moment later, so that a change is seen at once in the row.
    this.mapTimer = setTimeout(() => {
      try {
        const before = performance.now();
        this.engine.make(scratch, this.scene);
        this.map = this.engine.map(scratch);
        this.mapTime = performance.now() - before;
        this.drawMap();
        this.audits.examine(this.scene);
      } catch (error) {
        this.fail(error);
      }
    }, 30);
  }

  drawMap() {
    if (!this.map) return;
    const row = this.rows[this.edited];
    const run = row.scene && this.engine.releases(row.number).at(-1);
    const axis = this.map.axis;
    const release = run && {drag: run[axis] - run[axis === 'x' ? 'startX' : 'startY'], velocity: run[axis === 'x' ? 'vx' : 'vy']};
    drawMap($('map'), this.map, release);
    $('map').setAttribute('aria-label', `Decision map: the number of cards from card ${this.map.startItem + 1} after a drag and a release velocity`
      + (release ? `; the last release was a drag of ${Math.round(release.drag)} pt at ${metricText(release.velocity)} pt/ms` : ''));
  }

  /** Shows what the audits so far have found, each with an example. */
  showComplaints(reports) {
    const found = reports.filter(report => report.outcome === 'finding');
    $('complaints').replaceChildren(...found.map(({id, fault, counterExamples}) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('code'), {textContent: id}), ` ${fault}. `,
        ...counterExamples.slice(0, 1).map(one => Object.assign(document.createElement('small'), {textContent: `Example: ${one.sentence}.`})));
      return item;
    }));
    const all = this.engine.tables.audits.length;
    const tried = reports.filter(report => report.outcome !== 'notApplicable').length;
    const done = reports.length === all;
    $('no-complaints').textContent = reports[0].nothing ? `${reports[0].nothing}.`.replace(/^./, first => first.toUpperCase())
      : !done ? 'Trying thousands of gestures …'
        : `${tried} of the ${all} audits of scrollsim apply to this row; ${found.length ? tried - found.length : 'all'} of them passed.`;
  }

  // MARK: Files

  listenToFiles() {
    const names = () => {
      this.name = {gesture: fileName($('gesture-name').value), scene: fileName($('scene-name').value)};
    };
    for (const id of ['gesture-name', 'scene-name']) $(id).addEventListener('input', names);
    const kept = make => () => {
      names();
      const run = this.runs ?? (this.session.samples.length && !this.session.isDown ? {samples: this.session.samples, pointerType: this.pointerType} : null);
      if (run) make(run);
      else this.say('There is no gesture yet: drag a row first.');
    };
    $('save-gesture').addEventListener('click', kept(run => download(`${this.name.gesture}.json`, this.files(run).gesture)));
    $('save-scene').addEventListener('click', () => {
      names();
      download(`${this.name.scene}.json`, sceneText(this.name.scene, this.rows[0].placed));
    });
    $('save-golden').addEventListener('click', kept(run => download(`${this.name.gesture}.trace`, this.files(run).golden, 'text/plain')));
    $('save-sheet').addEventListener('click', () => {
      names();
      this.engine.make(scratch, {...this.rows[0].placed, name: this.name.scene});
      try {
        download(`${this.name.scene}.sheet`, this.engine.sheet(scratch), 'text/plain');
      } catch (error) {
        this.say(`${error.message}.`);
      }
    });
    $('save-all').addEventListener('click', kept(run => download(`${this.name.scene}-${this.name.gesture}.zip`, zip(this.archive(run)))));
    $('copy-all').addEventListener('click', kept(async run => {
      const text = this.archive(run).map(([path, content]) => `==> ${path}\n${content}`).join('\n');
      await this.copy(text, 'The gesture, the scene and the golden are on the clipboard, each after its path.');
    }));
    $('copy-link').addEventListener('click', () => this.copy(location.href, 'The link to this setting is on the clipboard.'));
    $('open').addEventListener('change', async () => {
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
      const area = Object.assign(document.createElement('textarea'), {value: text});
      document.body.append(area);
      area.select();
      this.say(document.execCommand('copy') ? done : 'The browser does not let the page copy.');
      area.remove();
    }
  }

  /** The texts of the last run of row A. */
  files(run) {
    const scene = {...this.rows[0].placed, name: this.name.scene};
    const gesture = gestureDocument(this.name.gesture, run);
    this.engine.make(scratch, scene);
    this.engine.perform(scratch, gesture);
    return {scene: sceneText(this.name.scene, scene), gesture: gestureText(gesture), golden: this.engine.golden(scratch, this.name.gesture)};
  }

  archive(run) {
    const {scene, gesture, golden} = this.files(run);
    return [[`Fixtures/scenes/${this.name.scene}.json`, scene], [`Fixtures/gestures/${this.name.gesture}.json`, gesture],
      [`Fixtures/goldens/${this.name.scene}/${this.name.gesture}.trace`, golden]];
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
      const scene = {name, ...value};
      this.scenes[this.edited] = scene;
      this.rows[this.edited].scene = null;
      this.rebuild();
    } else {
      this.engine.perform(-1, text);
      this.session.reset(this.scenes);
      this.session.samples = value.samples ?? [];
      this.pointerType = 'file';
      this.name.gesture = $('gesture-name').value = fileName(value.name ?? name);
      this.session.replay(Number($('speed').value));
      if (value.actions?.length) this.complain('The gesture also changes the view by itself; the page performs its finger only.');
    }
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
