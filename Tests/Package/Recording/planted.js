// Films of planted motions: a motion moves a drawn sheet, the browser encodes the pictures, and the page reads the file.

/** A generator of numbers between 0 and 1, the same for the same seed (mulberry32). */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = state + 0x6d2b79f5 >>> 0;
    let value = Math.imul(state ^ state >>> 15, state | 1);
    value = value + Math.imul(value ^ value >>> 7, value | 61) ^ value;
    return ((value ^ value >>> 14) >>> 0) / 2 ** 32;
  };
}

const plantedSnapping = {
  thresholds: {type: 'flickThresholds', edition: 'corrected'}, cards: {type: 'cardPaging', edition: 'corrected'}, none: undefined,
};

/** The speed at which a deceleration ends, in pt/ms (docs/Physics.md, as its law). */
const stoppingSpeed = 0.01;

/** A deceleration over a distance by its closed form: a decay until the stopping speed, and a slide. */
function deceleration(k, distance) {
  const [launch, share] = [k * distance + stoppingSpeed, 1 / Math.expm1(k)];
  const [slide, far] = [Math.log(launch / stoppingSpeed) / k, k * distance * share];
  return {
    launch, settle: slide + (distance - far) / stoppingSpeed,
    at: t => (t < slide ? launch * share * -Math.expm1(-k * Math.max(0, t)) : Math.min(distance, far + (t - slide) * stoppingSpeed)),
  };
}

/** The law of a motion at offsets to 0.001 pt, a frame apart, by its steps and without the engine's words. */
function lawOf(offsets, interval, other) {
  // Without the frames of the release and of the slide at the end.
  const steps = offsets.slice(1).map((x, index) => x - offsets[index]).slice(2).filter(step => Math.abs(step) > 2.5 * stoppingSpeed * interval);
  const k = Math.log(steps[0] / steps.at(-1)) / (steps.length - 1) / interval;
  const isDecay = steps.length > 2 && steps.every((step, index) => Math.abs(step - steps[0] * Math.exp(-k * index * interval)) < 0.005);
  return isDecay ? {law: 'decay', k} : {law: other};
}

/** The content offsets of a row of the engine under two random flicks, one at each display frame, and what its releases do. */
function engineRun(engine, random, isVertical, {isPaging = false, isMirrored = false} = {}) {
  const names = Object.keys(plantedSnapping);
  const chosen = plantedSnapping[names[Math.floor(random() * names.length)]];
  const snapping = isPaging ? undefined : chosen;
  const axis = isVertical ? 'y' : 'x';
  engine.make(0, {
    format: 'scroll-scene', version: 1, name: 'planted',
    scrollView: {bounds: {width: 390, height: 240}, decelerationRate: random() < 0.5 ? 'fast' : 'normal', displayScale: 1000,
      ...(isPaging && {isPagingEnabled: true}), ...(isMirrored && {layoutDirection: 'rightToLeft'})},
    layout: {scrollDirection: isVertical ? 'vertical' : 'horizontal', itemCount: 14, itemSize: {width: 300, height: isVertical ? 150 : 240},
      minimumLineSpacing: 16}, ...(snapping && !isVertical && {snapping}),
  });
  const samples = [];
  let begin = 250;
  for (const sign of [-1, random() < 0.5 ? -1 : 1]) {
    const [distance, time] = [sign * (isMirrored ? -1 : 1) * (40 + 120 * random()), 90 + 150 * random()];
    const steps = Math.round(time / (1000 / 60));
    for (let step = 0; step <= steps; step++) {
      const place = {x: 200, y: 200};
      place[axis] += distance * (step / steps) ** 1.3;
      samples.push({t: begin + step * 1000 / 60, ...place, phase: step ? 'moved' : 'began'});
    }
    samples.push({...samples.at(-1), phase: 'ended'});
    begin += Math.round((time + 1300) * 60 / 1000) * 1000 / 60;
  }
  engine.perform(0, {format: 'scroll-gesture', version: 1, name: 'planted', samples});
  const run = engine.frames(0).map(frame => ({t: frame.t, x: frame[axis]}));
  const releases = engine.releases(0);
  const moves = releases.map((release, index) => {
    const own = run.filter(({t}) => t >= release.t && t < (releases[index + 1] ?? {t: Infinity}).t - 400);
    // Without the frames at rest.
    const moving = own.slice(0, own.findIndex(({x}) => x === own.at(-1).x) + 1);
    const [from, speed] = [release[axis], Math.abs(release[`v${axis}`])];
    const other = from < 0 || from > 14 * (isVertical ? 166 : 316) - 16 - (isVertical ? 240 : 390) ? 'recoil' : 'bounce';
    const motion = lawOf(moving.map(({x}) => x), 1000 / 60, isPaging ? 'page' : other);
    const distance = Math.abs(release[`target${axis.toUpperCase()}`] - from);
    const {launch, settle} = motion.k ? deceleration(motion.k, distance) : {};
    return {...motion, t: release.t, distance, speed, jumps: launch > 1.4 * speed, settle, ownSettle: moving.at(-1).t - release.t,
      isCaught: index + 1 < releases.length && Math.abs(own.at(-1).x - release[`target${axis.toUpperCase()}`]) > 0.5};
  });
  return {run, moves};
}

/** Content offsets by closed forms, without the engine: a drag, a deceleration to a target, a half cosine back; and what they are. */
function formulaRun(random) {
  const [drag, ahead, back] = [30 + 100 * random(), 60 + 250 * random(), 100 + 200 * random()];
  const speed = drag * 1.5 / 200;
  // To a target nearer than the free fling's, the decay is raised.
  const k = Math.max(-Math.log([0.998, 0.99][Math.floor(random() * 2)]), (speed - stoppingSpeed) / ahead);
  const {launch, settle, at} = deceleration(k, ahead);
  const run = Array.from({length: 240}, (_, frame) => {
    const t = frame * 1000 / 60;
    const share = Math.min(1, Math.max(0, (t - 250) / 200));
    const turn = Math.min(1, Math.max(0, (t - 2600) / 300));
    return {t, x: drag * share ** 1.5 + at(t - 450) - back * (1 - Math.cos(Math.PI * turn)) / 2};
  });
  return {run, moves: [
    {law: 'decay', k, t: 450, distance: ahead, speed, settle, jumps: launch > 1.4 * speed},
    {law: 'animation', t: 2600, distance: back, settle: 300, jumps: true}]};
}

/** Draws pictures of a row: `look` names what is special. */
class PlantedScene {
  constructor(look, random, scale, {isVertical = false, isMirrored = false, height = 360} = {}) {
    Object.assign(this, {look, scale, isVertical, isMirrored, height});
    const make = (width, height, hue) => {
      const canvas = new OffscreenCanvas(width * scale, height * scale);
      const c = canvas.getContext('2d');
      c.scale(scale, scale);
      c.fillStyle = `hsl(${hue} 60% 70%)`;
      c.fillRect(0, 0, width, height);
      if (look !== 'plain') {
        for (let n = 0; n < width * height / 900; n++) {
          c.fillStyle = `hsl(${360 * random()} 50% ${30 + 60 * random()}%)`;
          c.fillRect(width * random(), height * random(), 4 + 40 * random(), 4 + 40 * random());
        }
      }
      c.fillStyle = '#222';
      c.font = '600 30px sans-serif';
      c.fillText(`Card ${look === 'identical' ? '' : Math.floor(99 * random())}`, 16, 46);
      return canvas;
    };
    this.size = isVertical ? 150 : 240;
    const card = make(300, this.size, 200);
    this.cards = Array.from({length: 14}, () => (look === 'identical' ? card : make(300, this.size, 360 * random())));
    this.pictures = this.cards.map(() => make(420, this.size, 360 * random()));
    this.ground = make(900, 400, 40);
    this.balls = Array.from({length: 9}, () => [random, random, random, random].map(one => one()));
  }

  draw(c, offset, time) {
    const {look, scale, isVertical, height} = this;
    c.setTransform(scale, 0, 0, scale, 0, 0);
    c.fillStyle = '#f6f6f8';
    c.fillRect(0, 0, 390, height);
    // The offset is a whole number of pixels, as a view draws it.
    const x = Math.round(offset * scale) / scale;
    if (look === 'static background') c.drawImage(this.ground, 0, 0, 900, 400);
    if (look === 'moving background') c.drawImage(this.ground, -100 - 0.3 * x % 200, 0, 900, 400);
    if (look === 'balls') {
      for (const [a, b, p, q] of this.balls) {
        c.fillStyle = `hsl(${360 * a} 70% 50%)`;
        c.beginPath();
        c.arc(195 + 150 * Math.sin(time / (300 + 900 * p) + 9 * a), 180 + 130 * Math.sin(time / (300 + 900 * q) + 9 * b), 20 + 20 * a, 0, 7);
        c.fill();
      }
    } else if (isVertical) {
      this.cards.forEach((card, index) => c.drawImage(card, 45, 60 + index * 166 - x, 300, 150));
    } else {
      this.row(c, x, 60);
    }
    if (look === 'two views') {
      c.fillStyle = '#f6f6f8';
      c.fillRect(0, 170, 390, 190);
      c.save();
      c.beginPath();
      c.rect(0, 180, 390, 120);
      c.clip();
      this.row(c, 400 - 0.6 * x, 180);
      c.restore();
    }
    if (look === 'fading edges') {
      const fade = c.createLinearGradient(0, 0, 390, 0);
      [[0, 1], [0.17, 0], [0.83, 0], [1, 1]].forEach(([at, alpha]) => fade.addColorStop(at, `rgb(246 246 248 / ${alpha})`));
      c.fillStyle = fade;
      c.fillRect(0, 60, 390, 240);
    }
    c.fillStyle = '#fff';
    c.fillRect(0, 0, 390, look === 'sticky header' ? 110 : 50);
    c.fillRect(0, 310, 390, 50);
    c.fillStyle = '#333';
    c.font = '600 22px sans-serif';
    c.fillText('Discover', 16, 34);
    c.fillText('Home   Search   Library', 60, 343);
  }

  row(c, x, top) {
    const {look, cards, isMirrored} = this;
    cards.forEach((card, index) => {
      const left = 45 + (isMirrored ? cards.length - 1 - index : index) * 316 - x;
      if (left < -320 || left > 400) return;
      const off = (left + 150 - 195) / 316;
      c.save();
      c.translate(left + 150, top + 120);
      if (look === 'scaling') c.scale(1 - 0.2 * Math.min(1, Math.abs(off)), 1 - 0.2 * Math.min(1, Math.abs(off)));
      if (look === 'rotating') c.transform(Math.cos(off), 0.25 * Math.sin(off), 0, 1, 0, 0);
      c.beginPath();
      c.rect(-150, -120, 300, 240);
      c.clip();
      c.drawImage(look === 'parallax' ? this.pictures[index] : card, -150 - (look === 'parallax' ? 60 + 60 * off : 0), -120,
        look === 'parallax' ? 420 : 300, 240);
      c.restore();
    });
  }
}

/** A film of a planted motion, where its sheet was at each picture, and what its releases do. A screen of `scale` pixels a point is
 *  drawn, and scaled down to `shrunk` pixels a point as exporters do. */
async function plantedFilm(Engine, module, {seed = 1, look = 'cards', fps = 60, scale = 2, shrunk = scale, bitrate = 1.5e6, isVertical = false,
  isMirrored = false, height: points = 360, seconds = 5, doubled = 0, jitter = 0, turns = 0, codec = 'avc1.640034', container = 'mp4'}) {
  const random = seeded(seed);
  const planted = seed % 2 ? formulaRun(random)
    : engineRun(new Engine(module), random, isVertical, {isPaging: seed % 8 === 4, isMirrored: isMirrored && !isVertical});
  let {run} = planted;
  // Mirrored, the last card of 14 is at the left, and offsets begin at the largest one.
  if (isMirrored && seed % 2) run = run.map(({t, x}) => ({t, x: 13 * 316 - 74 - x}));
  // The engine ends at rest; a recording goes on for a while.
  while (run.length < 225) run.push({t: run.at(-1).t + 1000 / 60, x: run.at(-1).x});
  while (run.length < 60 * seconds && seconds > 5) run = [...run, ...run.map(({t, x}) => ({t: t + run.at(-1).t + 1000 / 60, x}))];
  run = run.slice(0, 60 * seconds);
  const moves = planted.moves.filter(({t, settle, ownSettle}) => t + (ownSettle ?? settle) < run.at(-1).t);
  // Pictures are taken at equal times, of what the screen shows then: a release's frame, which the engine records twice, once.
  const every = Math.round(60 / fps);
  run = run.map(({t, x}) => ({t: Math.ceil(Math.round(t * 60 / 1000) / every) * every * 1000 / 60, x}));
  run = run.filter(({t}, index) => run[index + 1]?.t !== t);
  // A GIF has pictures at rest, too.
  if (container === 'gif') run = run.flatMap(({t, x}, index) => {
    const count = Math.round(((run[index + 1]?.t ?? t) - t) * fps / 1000);
    return Array.from({length: Math.max(1, count)}, (_, number) => ({t: t + number * 1000 / fps, x}));
  });
  const [width, height] = [390, points].map(length => 2 * Math.round(length * shrunk / 2));
  const canvas = new OffscreenCanvas(width, height);
  const c = canvas.getContext('2d', {alpha: false, willReadFrequently: true});
  c.imageSmoothingQuality = 'high';
  const screen = shrunk === scale ? canvas : new OffscreenCanvas(390 * scale, points * scale);
  const own = shrunk === scale ? c : screen.getContext('2d', {alpha: false});
  const scene = new PlantedScene(look, random, scale, {isVertical, isMirrored, height: points});
  const pictures = [];
  let [config, fault] = [null, null];
  const encoder = new VideoEncoder({
    output: (chunk, {decoderConfig}) => {
      if (decoderConfig?.description) config = new Uint8Array(decoderConfig.description);
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      pictures.push({data, isKey: chunk.type === 'key'});
    },
    error: error => { fault = error; },
  });
  encoder.configure({codec, width, height, bitrate, framerate: fps, latencyMode: 'quality', ...(codec.startsWith('avc') && {avc: {format: 'avc'}})});
  const [truth, greys] = [[], []];
  let shown = run[0];
  for (const [index, frame] of run.entries()) {
    if (look === 'static') shown = run[0];
    else if (!(random() < doubled)) shown = frame;
    scene.draw(own, shown.x, shown.t);
    if (own !== c) c.drawImage(screen, 0, 0, width, height);
    if (container === 'gif') greys.push(c.getImageData(0, 0, width, height).data.filter((_, place) => place % 4 === 1));
    const stamp = frame.t + jitter * (2 * random() - 1);
    truth.push({t: stamp, x: Math.round(shown.x * scale) / scale});
    const picture = new VideoFrame(canvas, {timestamp: Math.round(frame.t * 1000)});
    encoder.encode(picture, {keyFrame: index % 120 === 0});
    picture.close();
    while (encoder.encodeQueueSize > 8) await new Promise(done => setTimeout(done, 2));
  }
  await encoder.flush();
  if (fault) throw fault;
  pictures.forEach((picture, index) => { picture.time = truth[index].t - Math.min(0, truth[0].t); });
  const gif = () => writeGIF(greys, {width, height, fps});
  if (container === 'gif') return {file: new Blob([gif()]), truth, scale: width / 390, moves};
  const bytes = container === 'webm' ? writeWebM(pictures, {width, height, name: codec === 'vp8' ? 'V_VP8' : 'V_VP9', isOpen: true})
    : writeMP4(pictures, {width, height, config: mp4Box('avcC', config), turns, isFragmented: container === 'fragments'});
  return {file: new Blob([bytes]), truth, scale: width / 390, moves};
}

/** How far a law that the page found is from the planted one; without a law, only what was planted. */
function lawErrors({law, k, t, distance, speed, settle, jumps, isCaught = false}, found, fps, shift) {
  const names = {decay: ['fling', 'retarget'], page: ['page'], animation: ['animation'], bounce: ['bounce'], recoil: ['recoil']}[law];
  const planted = {law, t, distance, isCaught, isRight: names.includes(found?.law), said: found?.sentence ?? 'not found'};
  if (!planted.isRight) return planted;
  const off = (value, right) => 100 * Math.abs(value / right - 1);
  const kind = [['.normal', 0.998], ['.fast', 0.99]].find(([, rate]) => off(k, -Math.log(rate)) < 1)?.[0] ?? 'other';
  return {...planted, allowed: jumps ? 0.5 : Math.max(0.5, speed * 1000 / fps),
    ...(law === 'decay' && {isKind: found.kind === kind, k: off(found.rate, k), settle: Math.abs(found.release.time + 1000 * found.settle - t - shift - settle)}),
    ...(law === 'animation' && {cosine: Math.abs(found.duration - settle)}),
    // The spring of UIKit's pages (docs/Physics.md).
    ...(law === 'page' && {spring: Math.max(off(found.decay, 0.0144), off(found.frequency, 0.00757))}),
    // A bounce rests at the edge, as a recoil does.
    ...(law !== 'bounce' && law !== 'recoil' && {ahead: Math.abs(Math.abs(found.target - found.release.offset) - distance)})};
}

/** Gives a planted film to the page; how far its track and laws are from the planted ones, in points, or why it was refused. */
async function readPlanted({page, Engine, module}, options) {
  const {file, truth, scale, moves} = await plantedFilm(Engine, module, options);
  const begin = performance.now();
  await page.open(file);
  const time = performance.now() - begin;
  if (!page.film || page.film.fault) return {fault: document.getElementById('problem').textContent, time};
  // A picture without a device's size.
  page.restore({...page.state, across: options.turns % 2 ? 360 : 390});
  const {film: {track}, laws} = page;
  // A list whose picture is turned by a quarter moves the other way along the other axis.
  const sign = options.turns === 1 ? -1 : 1;
  const errors = track.map(({offset}, index) => sign * (offset - track[0].offset) / scale - (truth[index].x - truth[0].x));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const shift = track[0].t - truth[0].t;
  const near = t => laws.moves.filter(({release}) => release && Math.abs(release.time - t) < 100)
    .sort((a, b) => Math.abs(a.release.time - t) - Math.abs(b.release.time - t))[0];
  return {
    count: track.length, isWhole: track.length === truth.length, axis: page.film.axis, laws: laws.moves.map(({law}) => law), time,
    moves: moves.map(move => lawErrors(move, near(move.t + shift), options.fps ?? 60, shift)),
    rms: Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length),
    max: Math.max(...errors.map(error => Math.abs(error - mean))),
  };
}

/** Draws a planted motion of the engine on a canvas at its own speed, and lets the page record it as a shared screen. */
async function sharePlanted({page, Engine, module}, {seed, scale = 1}) {
  const random = seeded(seed);
  // The first flick.
  const run = engineRun(new Engine(module), random, false).run.filter(({t}) => t < 1300);
  const canvas = Object.assign(document.createElement('canvas'), {width: 390 * scale, height: 360 * scale});
  const scene = new PlantedScene('cards', random, scale);
  const context = canvas.getContext('2d', {alpha: false});
  navigator.mediaDevices.getDisplayMedia = async () => canvas.captureStream(60);
  await page.share();
  const begin = performance.now();
  for (let time = 0; time < run.at(-1).t + 400; time = performance.now() - begin) {
    scene.draw(context, (run.findLast(({t}) => t <= time) ?? run[0]).x, time);
    await new Promise(requestAnimationFrame);
  }
  const read = new Promise(resolve => {
    const open = page.open;
    page.open = file => open.call(page, file).then(resolve, resolve);
  });
  await page.share();
  await read;
  return {fault: document.getElementById('problem').textContent};
}
