// The page: puts the rows, the charts, the controls and the files together.

/** The corner radius of the cards, in points. */
const radiusOf = () => parseFloat(document.body.style.getPropertyValue('--radius'));
const preset = name => structuredClone(presets[name]?.scene);
// A preset is a scene without its format and its name.
for (const [name, one] of Object.entries(presets)) one.scene = {format: 'scroll-scene', version: 1, name, ...one.scene};

/** Whether two scenes are the same but for their names. */
const same = (one, other) => JSON.stringify({...one, name: ''}) === JSON.stringify({...other, name: ''});

class Page {
  constructor(module) {
    this.module = module;
    this.rows = ['row-a', 'row-b'].map((id, number) => new RowView($(id), number));
    this.given = JSON.parse($('given').textContent);
    this.startEngine();
    Object.assign(this, {pictures: [], past: [], bases: {}, steps: 0, encore: [],
      session: new Session(this.rows, what => this.sessionChanged(what)), examined: new Examined(this),
      snapshots: new Snapshots(this, this.given?.kept), files: new Files(this), blind: new BlindTest(this), curve: new ParameterCurve(this)});
    for (const row of this.rows) this.listenToRow(row);
    this.listen();
    // A task of its own, so that its errors are shown like those of later changes.
    queueMicrotask(() => {
      this.readAddress();
      this.dress(this.given?.pictures ?? []);
      this.flick();
    });
  }

  /** Makes a fresh module, which begins with the first row beside one that a short flick tells apart. */
  startEngine() {
    this.engine = new Engine(this.module);
    ({tables} = this.engine);
    const first = preset('app-store');
    for (const number of [0, 1, scratch, 3, 4]) this.engine.make(number, first);
    for (const row of this.rows) row.engine = this.engine;
    this.scenes = [first, this.counterpart(first)];
  }

  // MARK: Setting

  get state() {
    const [a, b] = this.scenes;
    return {a, ...(b && {b}), ...(this.look && {look: this.look}), ...(this.own && {own: this.own})};
  }

  /** Shows the setting of the address, or the one that the file has. */
  readAddress() {
    let [state, isBroken] = [this.given, false];
    const text = location.hash.slice(1);
    try {
      if (text) state = decodeState(text);
    } catch {
      isBroken = true;
    }
    const scene = value => (typeof value === 'string' ? preset(value) : value && {...value, name: value.name || state.name || 'scene'});
    if (state?.a && scene(state.a)) this.scenes = [scene(state.a), scene(state.b) ?? null];
    this.look = state?.look ?? null;
    this.own = state?.own ?? null;
    this.apply();
    if (isBroken) this.complain('The address is cut short or changed, so the page shows its first row.');
  }

  /** Puts the setting into the address, as a step of the browser's history: undo and redo go along it. */
  commit() {
    const hash = `#${encodeState(this.state)}`;
    const isNew = hash !== location.hash;
    const step = (history.state?.step ?? -1) + Number(isNew || !history.state);
    history[isNew && step ? 'pushState' : 'replaceState']({step}, '', hash);
    if (isNew) this.steps = step;
    $('undo').disabled = step === 0;
    $('redo').disabled = step >= this.steps;
    $('reset').disabled = same(this.scene, this.base);
  }

  /** Shows a new setting; rows that are fresh begin again, the others stay at their item. */
  apply(fresh = []) {
    for (const row of fresh) row.scene = null;
    this.rebuild();
    this.commit();
  }

  /** Makes the rows again after a change of the setting. */
  rebuild(keepsControls = false) {
    const [, other] = this.scenes;
    this.makeRows();
    document.body.classList.toggle('comparing', other !== null);
    $('compare').checked = other !== null;
    if (!other) $('edit-a').checked = true;
    if (!keepsControls) this.showControls();
    this.showChoosers();
    this.complain('');
    this.examined.examine(this.scene);
    this.preview();
    this.redraw();
  }

  /** Makes both rows, each at the item at which it was. */
  makeRows() {
    if (!this.scenes[1]) this.rows[1].scene = null;
    const start = this.scenes.map((scene, index) => {
      const row = this.rows[index];
      return scene && row.scene ? this.offsetOf(scene, row.state.item) : undefined;
    });
    for (const row of this.rows) row.look = this.look;
    const {radius = 14, phone = false} = this.own ?? {};
    document.body.classList.toggle('phone', phone);
    document.body.style.setProperty('--radius', `${radius}px`);
    Object.assign($('radius'), {value: radius});
    $('phone').checked = phone;
    this.isVaried = false;
    this.session.reset(this.scenes, start);
  }

  /** The content offset at which a scene's item rests, where there is one. */
  offsetOf(scene, item) {
    if (!(item >= 0)) return undefined;
    this.engine.make(scratch, scene);
    return this.engine.snapPoints(scratch, item + 1)[item];
  }

  get edited() { return Number($('edit-b').checked); }

  /** The scene that the controls change, and the one that they began with. */
  get scene() { return this.scenes[this.edited]; }
  get base() { return this.bases[this.scene.name] ??= preset(this.scene.name) ?? this.scene; }

  /** Shows a scene in a row, and perhaps another one beside it: other rows, not the present ones at the same item. */
  choose(index, scene, other) {
    this.engine.make(scratch, scene);
    this.bases[scene.name] = scene;
    this.scenes[index] = structuredClone(scene);
    if (other) this.scenes[1] = other;
    this.apply(other ? this.rows : [this.rows[index]]);
    this.flick();
  }

  showControls() {
    buildControls(this.scene, this.base, {change: (...all) => this.change(...all), done: () => this.commit()});
    $('look').checked = this.look !== null;
    $('scene-name').value = fileName(this.scenes[0].name);
  }

  /** Changes a scene; of one that the engine refuses, a live change returns the sentence. */
  change(spec, value, isLive = false) {
    const next = changed(this.scene, spec, value);
    delete next.scrollView.contentOffset;
    try {
      this.engine.make(scratch, next);
    } catch (error) {
      if (!isLive || !(error instanceof SceneError)) throw error;
      return `${capitalized(error.message)}.`;
    }
    this.scenes[this.edited] = next;
    const focused = document.activeElement?.id;
    // While a number is changed, its field stays.
    this.rebuild(isLive);
    if (!isLive) this.commit();
    $(focused)?.focus();
    return '';
  }

  fail(error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // The module has stopped.
      this.startEngine();
      this.rebuild();
      this.complain('The engine cannot run this setting, so the page began again.');
    } else this.complain(error.message);
  }

  /** Shows pictures on the cards, given as texts, or none. */
  async dress(texts) {
    const all = texts.filter(Boolean).map(src => Object.assign(new Image(), {src}));
    await Promise.all(all.map(picture => picture.decode()));
    this.pictures = all;
    for (const row of this.rows) {
      row.pictures = all;
      row.content.replaceChildren();
    }
    this.redraw();
    if (all.length < texts.length) this.complain('The browser cannot read some of the pictures.');
  }

  complain(text) { $('problem').textContent = text; $('problem').hidden = !text; }
  say(text) { $('result').textContent = text; }

  /** Fits everything into the page. */
  redraw() {
    measures.clear();
    for (const row of this.session.active) row.fit();
    this.showCharts();
    this.examined.draw();
  }

  listen() {
    new ResizeObserver(() => this.redraw()).observe(document.querySelector('.rows'));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.redraw());
    // A step of the history, or a link that is opened in the page's own tab.
    addEventListener('hashchange', () => this.readAddress());
    addEventListener('error', event => {
      if (!(event.error instanceof SceneError || event.error instanceof WebAssembly.RuntimeError)) return;
      event.preventDefault();
      this.fail(event.error);
    });
    on('reset', 'click', () => this.choose(this.edited, this.base));
    for (const button of $('known').children) button.onclick = () => {
      const scene = preset(button.dataset.preset);
      this.choose(0, scene, this.scenes[1] && this.counterpart(scene));
    };
    on('compare', 'change', () => this.compare($('compare').checked));
    on('swap', 'click', () => {
      this.scenes.reverse();
      this.apply(this.rows);
    });
    for (const id of ['edit-a', 'edit-b']) on(id, 'change', () => this.apply());
    for (const id of ['radius', 'phone']) on(id, 'change', () => {
      this.own = {radius: Number($('radius').value), phone: $('phone').checked};
      this.apply();
    });
    on('look', 'change', () => {
      this.look = $('look').checked ? [0.82, 0.6] : null;
      this.apply();
    });
    on('replay', 'click', () => this.perform(this.runs.samples, {offsets: this.session.active.map(row => this.startOf(row)),
      sentence: 'Replaying the last gesture.', speeds: [Number($('speed').value)], pointerType: this.runs.pointerType}));
    on('onion', 'change', () => this.showCharts());
    for (const slider of document.querySelectorAll('.scrub')) {
      slider.oninput = () => this.scrub(Number(slider.value));
      slider.onblur = () => this.scrub(null);
    }
  }

  compare(isOn) {
    this.scenes[1] = isOn ? this.counterpart(this.scenes[0]) : null;
    $('edit-b').checked = true;
    this.apply();
  }

  /** The setting to compare with: the first that the short flick tells apart, such as the other edition. */
  counterpart(scene) {
    const {published} = tables.kinds[scene.snapping?.type ?? 'none'];
    const others = [
      published && scene.layout?.scrollDirection !== 'vertical'
        && changed(scene, {path: 'snapping.edition'}, isCorrected(scene) ? 'published' : 'corrected'),
      flat(scene) && set(changed(scene, {path: 'snapping.type'}, 'viewAligned'), 'snapping.limit', 'never'),
      flat(scene) && changed(scene, {path: 'snapping.type'}, 'none'),
      set(structuredClone(scene), 'scrollView.isPagingEnabled', !scene.scrollView.isPagingEnabled),
    ].filter(Boolean);
    const [first, ...felt] = [scene, ...others].map(one => {
      this.engine.make(scratch, one);
      const row = {state: this.engine.state(scratch), isVertical: scene.layout?.scrollDirection === 'vertical'};
      this.engine.perform(scratch, gestureText('flick', {samples: flickSamples(row), pointerType: 'performed'}));
      return this.engine.metrics(scratch);
    });
    const differs = felt.findIndex(({itemDelta, settleDuration}) => itemDelta !== first.itemDelta
      || Math.abs(settleDuration - first.settleDuration) > oneFrame);
    return {...others[Math.max(0, differs)], name: `${scene.name}-b`};
  }

  // MARK: Names

  /** Every row that has a name: presets, the published editions of those that have one, and snapshots. */
  get choices() {
    const all = Object.values(presets);
    const published = all.filter(({scene}) => scene.snapping.edition && scene.name !== 'banner').map(({title, scene}) => (
      {title: `${title}, as published`, group: 'As published', scene: changed(scene, {path: 'snapping.edition'}, 'published')}));
    return [...all, ...published, ...this.snapshots.all.map(({name, scene}) => ({title: name, group: 'Snapshots', scene}))];
  }

  showChoosers() {
    const {choices} = this;
    this.titles = this.session.active.map((row, index) => {
      const scene = this.scenes[index];
      const chosen = choices.findIndex(choice => same(choice.scene, scene));
      const base = choices.find(choice => same(choice.scene, this.bases[scene.name] ?? preset(scene.name)));
      const design = `${tables.kinds[scene.snapping?.type ?? 'none'].title}${isCorrected(scene) ? '' : ', as published'}`;
      const title = choices[chosen]?.title ?? (base ? `${base.title}, changed` : isCustom(scene) ? 'Own parts' : design);
      const option = choice => new Option(choice.title, choices.indexOf(choice), false, choices.indexOf(choice) === chosen);
      row.design.replaceChildren(...(chosen < 0 ? [new Option(title, '', true, true)] : []),
        ...[...new Set(choices.map(({group}) => group))].map(label => element('optgroup', {label},
          ...choices.filter(({group}) => group === label).map(option))));
      return title;
    });
  }

  // MARK: Pointers and keys

  listenToRow(row) {
    const {screen} = row;
    const phases = {pointerdown: 'began', pointermove: 'moved', pointerup: 'ended', pointercancel: 'cancelled'};
    for (const [type, phase] of Object.entries(phases)) screen.addEventListener(type, event => {
      const {pointerId, pointerType} = event;
      if (phase === 'began' && this.session.pointer === null) this.takeOver();
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
    row.design.onchange = () => this.choose(row.number, this.choices[row.design.value].scene);
    row.figure.querySelector('.edit').onclick = () => {
      $(['edit-a', 'edit-b'][row.number]).click();
      document.body.classList.add('setting-open');
      row.figure.scrollIntoView({block: 'start'});
    };
  }

  /** Ends what the page performs, also on a variant of the rows. */
  takeOver() {
    this.encore = [];
    if (this.isVaried) this.makeRows();
    else this.session.interrupt();
  }

  /** An arrow key moves a card with a drag, and with shift it flicks. */
  key(row, event) {
    const direction = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || row.isVertical !== /Up|Down/.test(event.key)) return;
    event.preventDefault();
    if (this.session.isDown && !this.session.isReplay) return;
    const {axis, state, snapPoints} = row;
    const length = row.isVertical ? state.height : state.width;
    const ahead = snapPoints.map(point => (point[axis] - state[axis]) * direction).filter(way => way > 1);
    this.perform(event.shiftKey ? fingerSamples(direction * 0.45 * length, 125, 0, row)
      : releaseSamples(row, row.scene, state, direction * Math.min(0.8 * length, ...ahead), 0),
    {offsets: this.session.active.map(one => one.state), sentence: 'A drag by the arrow key.', pointerType: 'keyboard'});
  }

  /** A short flick, with which a row begins; who prefers less motion sees what came of it. */
  flick() {
    this.runs = {samples: flickSamples(this.rows[0]), pointerType: 'performed', places: this.places};
    this.preview();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.perform(this.runs.samples, {sentence: 'A short flick: now drag the row yourself.'});
  }

  /** Performs samples with a drawn finger, once at each speed, on fresh views of the rows or of variants of them. */
  perform(samples, {offsets = [], sentence, speeds = [1], pointerType = 'performed', scenes = this.scenes}) {
    this.takeOver();
    Object.assign(this, {pointerType, isVaried: scenes !== this.scenes});
    for (const row of this.session.active) row.scene = scenes[row.number];
    this.encore = speeds.map(speed => () => {
      this.session.perform(samples, offsets, speed);
      this.say(sentence);
    });
    this.encore.shift()();
    this.runs = {samples, pointerType, places: this.places};
  }

  // MARK: What a run shows

  /** Where the rows' runs begin. */
  get places() {
    return this.session.active.map(({scene, placed, state: {item}}) => ({scene, item, offset: placed.scrollView.contentOffset}));
  }

  /** The content offset at which the last gesture begins in a row: the recorded one, or that of the same item. */
  startOf(row) {
    const {scene, item, offset} = this.runs.places[row.number] ?? {};
    return scene === row.scene ? offset : this.offsetOf(row.scene, item);
  }

  /** Performs the last gesture with the present setting without showing it: the charts and the words follow a change at once. */
  preview() {
    if (!this.runs) return;
    const gesture = gestureText('', this.runs);
    for (const row of this.session.active) row.preview(this.startOf(row), gesture);
    this.showCharts();
    this.showResult();
    this.examined.draw();
    this.curve.draw();
  }

  sessionChanged(what) {
    const {isReplay, isDown, samples} = this.session;
    if (what === 'begin') {
      if (this.curves && $('onion').checked && !isReplay) this.past = [this.curves, ...this.past].slice(0, 3);
      this.scrub(null);
      this.say('Recording.');
      this.begun = this.places;
    }
    // To draw a chart takes longer than to move the cards.
    if (what !== 'frame' || performance.now() - this.drawn > 600) this.showCharts();
    // The last gesture remains when the setting changes.
    if (samples.length && !isDown && !isReplay) this.runs = {samples, pointerType: this.pointerType, places: this.begun};
    if (what !== 'rest') return;
    if (this.blind.isOn) this.blind.ask(true);
    else if (this.encore.length) this.encore.shift()();
    else this.showResult();
    this.examined.draw();
    this.curve.draw();
  }

  showCharts() {
    const rows = this.session.active;
    if (!rows.length) return;
    this.drawn = performance.now();
    const whole = rows.map(row => row.curves);
    // The last series of gestures begins after the last pause in which nothing moves.
    const since = whole[0].findLast(({t}, index, all) => index === 0 || t - all[index - 1].t >= newRunAfter)?.t ?? 0;
    const present = whole.map(points => points.filter(({t}) => t >= since).map(point => ({...point, t: point.t - since})));
    this.curves = present[0];
    const samples = rows[0].source === rows[0].number ? this.session.samples : this.runs.samples;
    const touches = samples.filter(({phase}) => phase !== 'moved').map(({t}) => t - since);
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
      // The label of the lower line is below it, so that neither lies on the other line.
      if (proposed !== target) lines.push({...line, v: proposed, color: tone('muted'), label: 'proposed', below: proposed < target});
      lines.push({...line, v: target, color: tone('target'), label: 'target', below: target <= proposed});
    }
    this.span = {since, end: drawCurves($('offset-chart'), 'offset', {curves, lines, shades})};
    drawCurves($('velocity-chart'), 'velocity', {curves, lines: [{v: 0, color: tone('muted')}], shades});
  }

  /** Shows the rows as they were at a part of the charts; without one, as they are. */
  scrub(part) {
    const isOn = part !== null && this.session.isAtRest && !this.session.isBusy;
    document.body.classList.toggle('scrubbing', isOn);
    for (const row of isOn ? [] : this.session.active) row.show();
    if (!isOn) return;
    document.body.style.setProperty('--part', part);
    const time = part * this.span.end;
    this.say(`${(time / 1000).toFixed(2)} s: ${this.session.active.map((row, index) => {
      const frame = row.showAt(time + this.span.since);
      return `${'AB'[index]} at ${signed(frame[row.axis])} pt, ${signed(frame[`v${row.axis}`])} pt/ms`;
    }).join('; ')}`);
  }

  showResult() {
    const rows = this.session.active;
    const texts = rows.map(resultText);
    rows.forEach((row, index) => { row.outcome.textContent = texts[index]; });
    this.say(rows.length > 1 ? differenceText(rows, this.titles) : texts[0]);
    $('metrics').replaceChildren(...metricRows(rows));
    $('metrics-box').hidden = false;
  }
}

// Where something is missing, the sentence of the page stays.
const hasAll = 'WebAssembly' in window && 'PointerEvent' in window && 'DecompressionStream' in window && 'OffscreenCanvas' in window;
if (hasAll) pageModule().then(module => {
  document.body.classList.add('ready');
  window.playground = {page: new Page(module), Engine, tar, module};
}).catch(error => {
  $('old').textContent = `The page could not begin: ${error.message}`;
  throw error;
});
