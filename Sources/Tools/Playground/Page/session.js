// A run: one finger's samples go to all rows, at the times of the events; displays only read.

/** The time after which a touch begins a new run, in ms: the longest interval of a series of flicks. */
const newRunAfter = 1000;

class Session {
  constructor(rows, changed) {
    Object.assign(this, {rows, changed});
    this.forget();
  }

  /** Forgets the gesture and its run. */
  forget() {
    Object.assign(this, {samples: [], queue: [], isDown: false, pointer: null, begun: null, lastTime: 0, speed: 1,
      finished: true, restedAt: -Infinity, isReplay: false});
  }

  /** Makes fresh views of the scenes; with offsets, at these. */
  reset(scenes, offsets = []) {
    this.rows.forEach((row, index) => scenes[index] && row.make(scenes[index], offsets[index]));
    this.forget();
    this.remembers = this.active.some(row => row.engine.remembers(row.number));
    // A row that advances by itself runs without a finger, unless its reader wants less motion.
    this.ticks = !matchMedia('(prefers-reduced-motion: reduce)').matches
      && this.active.some(({scene: {snapping: {type, autoScrollInterval = type === 'carousel' ? 2000 : 0} = {}}}) => autoScrollInterval > 0);
    if (this.ticks) this.begun = performance.now();
    this.wake();
  }

  get active() { return this.rows.filter(row => row.scene); }
  get isAtRest() { return this.active.every(row => row.state.isAtRest); }
  get isBusy() { return this.pointer !== null || this.isReplay || this.queue.length > 0; }

  /** Begins a record at a time of the page, with fresh views at the present offsets. */
  renew(now) {
    for (const row of this.active) {
      const {x, y, minimumX, minimumY, maximumX, maximumY} = row.state;
      const within = (value, least, most) => Math.max(least, Math.min(most, value));
      row.make(row.scene, {x: within(x, minimumX, maximumX), y: within(y, minimumY, maximumY)});
      row.point(null);
    }
    Object.assign(this, {samples: [], begun: now, lastTime: 0});
  }

  /** Begins a run at a time of the page, so that files can replay it, unless a run continues. */
  begin(now) {
    const continues = !this.isAtRest || now - this.restedAt < newRunAfter || (this.remembers && this.samples.length < 5000);
    if (this.begun !== null && continues) return;
    this.renew(now);
    this.changed('begin');
  }

  /** The time in the run at a time of the page; samples and rows are never ahead of it. */
  time(now) { return Math.max(toThousandths(now - this.begun), this.lastTime, ...this.active.map(row => row.state.time)); }

  /** Takes a sample of the finger at a time of the page. */
  take(phase, location, now) {
    if (phase === 'began') this.begin(now);
    this.feed({t: this.time(now), ...location, phase});
    this.wake();
  }

  feed(sample) {
    this.samples.push(sample);
    this.lastTime = sample.t;
    for (const row of this.active) row.engine.touch(row.number, sample);
    this.isDown = sample.phase === 'began' || sample.phase === 'moved';
    if (!this.isDown) this.finished = false;
  }

  /** Performs samples on fresh views at content offsets, with a drawn finger. */
  perform(samples, offsets, speed = 1) {
    this.active.forEach((row, index) => row.make(row.scene, offsets[index]));
    this.forget();
    Object.assign(this, {queue: [...samples], isReplay: true, finished: false, speed, begun: performance.now()});
    this.changed('begin');
    this.wake();
  }

  /** Ends a performed gesture where the rows are, for a finger that takes over. */
  interrupt() {
    if (!this.isReplay) return;
    this.renew(null);
    this.forget();
  }

  wake() { this.requested ||= requestAnimationFrame(now => this.frame(now)); }

  frame(now) {
    this.requested = 0;
    if (this.begun !== null) this.performUntil(now);
    for (const row of this.active) {
      row.show();
      row.point(this.isReplay && this.isDown && this.samples.at(-1));
    }
    const isOver = !this.isDown && this.isAtRest && !this.queue.length;
    this.changed('frame');
    if (isOver && !this.finished) {
      Object.assign(this, {finished: true, restedAt: now});
      if (this.isReplay) Object.assign(this, {begun: null, speed: 1, isReplay: false});
      this.changed('rest');
    }
    if (!isOver || this.ticks) this.wake();
  }

  performUntil(now) {
    const time = (now - this.begun) * this.speed;
    while (this.queue[0]?.t <= time) this.feed(this.queue.shift());
    if (this.isDown) return;
    // A row that only advances by itself begins a new run each minute, so that its record does not grow.
    if (this.ticks && time > 60000 && this.finished && this.isAtRest) this.renew(now);
    else for (const row of this.active) if (time > row.state.time) row.engine.advance(row.number, time);
  }
}
