// A run: one finger's samples go to all rows, at the times of the events; displays only read.

/** The time after which a touch begins a new run, in ms: the longest interval of a series of flicks. */
const newRunAfter = 1000;
const sampleStep = 1000 / 120;

class Session {
  constructor(rows, changed) {
    Object.assign(this, {rows, changed, samples: [], queue: [], isDown: false, pointer: null, begun: null, speed: 1});
    this.finished = true;
    this.isReplay = false;
    this.frame = this.frame.bind(this);
  }

  /** Makes fresh views of the scenes; with offsets, at these. */
  reset(scenes, offsets = []) {
    this.rows.forEach((row, index) => scenes[index] && row.make(scenes[index], offsets[index]));
    Object.assign(this, {samples: [], queue: [], isDown: false, pointer: null, begun: null, finished: true, isReplay: false});
    this.remembers = this.active.some(row => row.engine.remembers(row.number));
    this.restedAt = undefined;
    // A row that advances by itself runs without a finger, unless its reader wants less motion.
    this.ticks = !matchMedia('(prefers-reduced-motion: reduce)').matches
      && this.active.some(row => row.scene.snapping?.type === 'carousel' && (row.scene.snapping.autoScrollInterval ?? 2000) > 0);
    if (this.ticks) Object.assign(this, {begun: performance.now(), lastTime: 0});
    this.wake();
  }

  get active() { return this.rows.filter(row => row.scene); }

  /** Begins a run at a time of the page: fresh views at the present offsets, so that files can replay it. */
  begin(now) {
    const rested = this.active.every(row => row.state.isAtRest);
    const since = this.restedAt === undefined ? Infinity : now - this.restedAt;
    if (this.begun !== null && (!rested || since < newRunAfter || (this.remembers && this.samples.length < 5000))) return;
    this.active.forEach(row => row.make(row.scene, {x: row.state.x, y: row.state.y}));
    Object.assign(this, {samples: [], begun: now, lastTime: 0, isReplay: false});
    this.changed('begin');
  }

  /** Takes a sample of the finger at a time of the page. */
  take(phase, location, now) {
    if (phase === 'began') this.begin(now);
    if (this.begun === null || this.isReplay) return;
    const latest = Math.max(...this.active.map(row => row.state.time), this.lastTime);
    const t = Math.max(Math.round((now - this.begun) * 1000) / 1000, latest);
    this.lastTime = t;
    const sample = {t, x: location.x, y: location.y, phase};
    this.samples.push(sample);
    this.feed(sample);
    this.wake();
  }

  feed(sample) {
    for (const row of this.active) {
      row.engine.touch(row.number, sample);
      row.state = row.engine.state(row.number);
    }
    this.isDown = sample.phase === 'began' || sample.phase === 'moved';
    if (!this.isDown) this.finished = false;
  }

  /** Plays samples as if a finger made them now; times count from now. */
  play(samples) {
    const now = performance.now();
    this.queue.push(...samples.map(sample => ({...sample, at: now + sample.t})));
    this.wake();
  }

  /** Performs the last gesture again on fresh views. */
  replay(speed) {
    if (!this.samples.length || this.isDown) return false;
    const samples = this.samples;
    this.active.forEach(row => row.make(row.scene, row.placed.scrollView.contentOffset));
    Object.assign(this, {isReplay: true, finished: false, speed, begun: performance.now(), queue: [], samples});
    this.rest = samples.slice();
    this.restedAt = undefined;
    this.changed('begin');
    this.wake();
    return true;
  }

  wake() {
    if (!this.requested) this.requested = requestAnimationFrame(this.frame);
  }

  frame(now) {
    this.requested = 0;
    const before = performance.now();
    if (this.isReplay) this.replayUntil((now - this.begun) * this.speed);
    else this.liveUntil(now);
    for (const row of this.active) row.show();
    this.work = performance.now() - before;
    const isAtRest = !this.isDown && this.active.every(row => row.state.isAtRest);
    this.changed('frame');
    if (isAtRest && !this.finished && !this.queue.length && !(this.isReplay && this.rest.length)) {
      this.finished = true;
      this.restedAt = now;
      if (this.isReplay) this.begun = null;
      this.isReplay = false;
      this.changed('rest');
    }
    if (!isAtRest || this.queue.length || (this.isReplay && this.rest.length) || this.ticks) this.wake();
  }

  liveUntil(now) {
    while (this.queue.length && this.queue[0].at <= now) {
      const {at, x, y, phase} = this.queue.shift();
      this.take(phase, {x, y}, at);
    }
    if (this.isDown || this.begun === null) return;
    // A row that only advances by itself begins a new run each minute, so that its record does not grow.
    if (this.ticks && now - this.begun > 60000 && this.finished && this.active.every(row => row.state.isAtRest)) {
      this.active.forEach(row => row.make(row.scene, {x: row.state.x, y: row.state.y}));
      Object.assign(this, {samples: [], begun: now, lastTime: 0});
    }
    for (const row of this.active) this.advance(row, now - this.begun);
  }

  replayUntil(time) {
    while (this.rest.length && this.rest[0].t <= time) this.feed(this.rest.shift());
    if (!this.isDown) for (const row of this.active) this.advance(row, time);
  }

  advance(row, time) {
    if (time > row.state.time) row.engine.advance(row.number, time);
    row.state = row.engine.state(row.number);
  }
}

/** The samples of a finger that moves the content by a distance, then lifts at a speed; both in points of the content. */
function fingerSamples(distance, duration, hold, isVertical, bounds) {
  const middle = {x: bounds.width / 2, y: bounds.height / 2};
  const sample = (t, moved, phase) => ({
    t, phase, x: middle.x - (isVertical ? 0 : moved), y: middle.y - (isVertical ? moved : 0)});
  const samples = [sample(0, 0, 'began')];
  const count = Math.round(duration / sampleStep);
  for (let n = 1; n <= count; n++) samples.push(sample(n * sampleStep, distance * n / count, 'moved'));
  samples.push(sample(count * sampleStep + hold, distance, 'ended'));
  return samples;
}
