/// The script of a report's players, which do not start by themselves.
enum PlayerScript {
  static let text = #"""
    (() => {
    'use strict';
    const svgNamespace = 'http://www.w3.org/2000/svg';

    // The index of the last time that is not after another.
    const lastNotAfter = (times, time) => {
      let low = 0, high = times.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (times[middle] <= time) low = middle; else high = middle - 1;
      }
      return low;
    };
    const places = (value, count) => value.toFixed(count).replace(/^-(0(\.0*)?)$/, '$1');

    // One run on its screen.
    class Track {
      constructor(data, element) {
        Object.assign(this, data);
        element.querySelector('figcaption').textContent = this.name;
        this.screen = element.querySelector('.screen');
        this.offset = element.querySelector('.offset');
        this.speed = element.querySelector('.speed');
        this.state = element.querySelector('.phase');
        this.stage = null;
        this.frame = 0;
      }
      // Puts the items of a stage on the screen. They lie near its first, as very long contents go beyond what a
      // browser can count.
      build(stage) {
        this.stage = stage;
        this.content = document.createElement('div');
        this.content.className = 'content';
        this.originX = stage.items.length ? stage.items[0][0] : 0;
        this.originY = stage.items.length ? stage.items[0][1] : 0;
        for (const [x, y, width, height, name] of stage.items) {
          const item = document.createElement('div');
          item.className = 'item';
          item.textContent = name;
          // A transform keeps the fractions that a browser's layout rounds away.
          item.style.transform = `translate(${x - this.originX}px, ${y - this.originY}px)`;
          item.style.width = width + 'px';
          item.style.height = height + 'px';
          this.content.append(item);
        }
        this.screen.replaceChildren(this.content);
        this.size();
      }
      size() {
        if (!this.stage) return;
        this.screen.style.width = this.stage.width * this.scale + 'px';
        this.screen.style.height = this.stage.height * this.scale + 'px';
      }
      show(time) {
        const frame = lastNotAfter(this.t, time);
        this.frame = frame;
        let stage = this.stages[0];
        for (const other of this.stages) if (other.frame <= frame) stage = other;
        if (stage !== this.stage) this.build(stage);
        const x = this.originX - this.x[frame], y = this.originY - this.y[frame];
        this.content.style.transform = `scale(${this.scale}) translate(${x}px, ${y}px)`;
        const speed = Math.abs(this.vx[frame]) >= Math.abs(this.vy[frame]) ? this.vx[frame] : this.vy[frame];
        this.offset.textContent = `(${places(this.x[frame], 1)}, ${places(this.y[frame], 1)}) pt ·`;
        this.speed.textContent = `${places(speed, 3)} pt/ms ·`;
        this.state.textContent = this.phase[frame];
      }
    }

    // Runs side by side on one clock.
    class Player {
      constructor(root) {
        this.root = root;
        this.rate = 1;
        this.playing = false;
        this.plays = 0;
        const find = name => root.querySelector('.' + name);
        [this.button, this.slider, this.clock] = [find('play'), find('time'), find('clock')];
        [this.gesture, this.largest] = [find('gesture'), find('largest')];
        this.button.addEventListener('click', () => this.toggle());
        find('back').addEventListener('click', () => this.step(-1));
        find('forth').addEventListener('click', () => this.step(1));
        this.slider.addEventListener('input', () => { this.pause(); this.seek(Number(this.slider.value)); });
        this.largest?.addEventListener('click', () => { this.pause(); this.seek(this.at); });
        find('rate').addEventListener('change', event => { this.rate = Number(event.target.value); });
        root.addEventListener('focusin', () => { current = this; });
        root.addEventListener('pointerdown', () => { current = this; });
        root.hidden = false;
        this.load(find('data').textContent, root.parentElement);
        new ResizeObserver(() => this.fit()).observe(root);
      }
      // Takes the runs of a gesture, whose charts are in an element.
      load(text, place) {
        this.pause();
        const data = JSON.parse(text);
        const elements = this.root.querySelectorAll('.track');
        this.tracks = data.tracks.map((track, index) => new Track(track, elements[index]));
        this.times = [...new Set(this.tracks.flatMap(track => track.t))].sort((a, b) => a - b);
        this.start = this.times[0];
        this.end = this.times[this.times.length - 1];
        this.at = data.at;
        this.time = data.at ?? this.start;
        this.gesture.textContent = data.gesture;
        if (this.largest) this.largest.hidden = data.at === undefined;
        this.slider.min = this.start;
        this.slider.max = this.end;
        for (const {head} of this.heads ?? []) head.remove();
        this.heads = [...place.querySelectorAll('svg.chart[data-start]')].map(chart => {
          const head = document.createElementNS(svgNamespace, 'line');
          head.setAttribute('class', 'playhead');
          head.setAttribute('y1', chart.dataset.top);
          head.setAttribute('y2', chart.dataset.bottom);
          chart.append(head);
          return {chart, head};
        });
        this.fit();
      }
      // As large as fits: side by side where there is room for that.
      fit() {
        const gap = 32, room = this.root.clientWidth;
        const widest = Math.max(...this.tracks.flatMap(track => track.stages.map(stage => stage.width)));
        const highest = Math.max(...this.tracks.flatMap(track => track.stages.map(stage => stage.height)));
        const beside = (room - gap * (this.tracks.length - 1)) / this.tracks.length;
        const width = beside >= Math.min(widest, 300) ? beside : room;
        // Where one is above the other, both are in sight.
        const height = beside >= Math.min(widest, 300) || this.tracks.length < 2 ? 520 : 150;
        const scale = Math.min(1, width / Math.max(1, widest), height / Math.max(1, highest));
        for (const track of this.tracks) { track.scale = scale; track.size(); }
        this.seek(this.time);
      }
      seek(time) {
        this.time = Math.min(this.end, Math.max(this.start, time));
        for (const track of this.tracks) track.show(this.time);
        const frame = lastNotAfter(this.times, this.time);
        const words = `${places(this.time, 1)} ms, frame ${frame + 1} of ${this.times.length}`;
        this.slider.value = this.time;
        this.slider.setAttribute('aria-valuetext', words);
        this.clock.textContent = words;
        for (const {chart, head} of this.heads) {
          const {start, end, left, right} = chart.dataset;
          const x = Number(left) + (this.time - start) / (end - start) * (right - left);
          head.setAttribute('x1', x);
          head.setAttribute('x2', x);
        }
      }
      step(count) {
        this.pause();
        const frame = lastNotAfter(this.times, this.time) + count;
        this.seek(this.times[Math.min(this.times.length - 1, Math.max(0, frame))]);
      }
      toggle() { if (this.playing) this.pause(); else this.play(); }
      play() {
        if (this.time >= this.end) this.seek(this.start);
        this.playing = true;
        this.show();
        let last = null;
        const tick = now => {
          if (!this.playing) return;
          if (last !== null) this.seek(this.time + (now - last) * this.rate);
          last = now;
          if (this.time >= this.end) { this.plays += 1; this.pause(); } else this.request = requestAnimationFrame(tick);
        };
        this.request = requestAnimationFrame(tick);
      }
      pause() { this.playing = false; cancelAnimationFrame(this.request); this.show(); }
      show() {
        this.button.textContent = this.playing ? '❚❚' : '▶';
        this.button.setAttribute('aria-label', this.playing ? 'Pause' : 'Play');
      }
    }

    const players = [];
    let current = null;
    for (const root of document.querySelectorAll('.player')) players.push(new Player(root));
    current = players[0];

    // A gesture among several is played on the screens above it.
    for (const button of document.querySelectorAll('.replay')) {
      const isBefore = player => player.root.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
      const player = players.filter(isBefore).pop();
      if (!player) continue;
      button.hidden = false;
      button.addEventListener('click', () => {
        current = player;
        player.load(button.parentElement.querySelector('.replayed').textContent, button.parentElement);
        player.seek(player.start);
        player.root.scrollIntoView({block: 'center'});
        player.play();
      });
    }

    // The heads of a table sort its rows by their numbers, else by their words; what has neither comes last.
    for (const table of document.querySelectorAll('table.sortable')) {
      for (const [column, head] of [...table.tHead.rows[0].cells].entries()) {
        if (!head.textContent) continue;
        const button = document.createElement('button');
        button.type = 'button';
        button.append(...head.childNodes);
        head.append(button);
        button.addEventListener('click', () => {
          const way = head.ariaSort === 'ascending' ? -1 : 1;
          const value = row => row.cells[column].textContent.trim();
          const compare = (one, other) => {
            if (!one || !other) return !one - !other;
            const difference = parseFloat(one) - parseFloat(other);
            return way * (isNaN(difference) ? one.localeCompare(other) : difference);
          };
          const rows = [...table.tBodies[0].rows].sort((one, other) => compare(value(one), value(other)));
          table.tBodies[0].append(...rows);
          for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
          head.ariaSort = way > 0 ? 'ascending' : 'descending';
        });
      }
    }

    document.addEventListener('keydown', event => {
      const target = event.target;
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      // What has keys of its own keeps them; arrows in what scrolls scroll it.
      if (target.closest('select, summary, a, .figure, pre')) return;
      if (event.key === ' ' && target.closest('button')) return;
      const actions = {
        ' ': () => current.toggle(),
        ArrowLeft: () => { current.pause(); current.seek(current.time - 100); },
        ArrowRight: () => { current.pause(); current.seek(current.time + 100); },
        ',': () => current.step(-1),
        '.': () => current.step(1),
        Home: () => { current.pause(); current.seek(current.start); },
        End: () => { current.pause(); current.seek(current.end); },
      };
      const action = actions[event.key];
      // Without a player in focus, Home and End are the page's.
      if (!action || ((event.key === 'Home' || event.key === 'End') && !current.root.contains(target))) return;
      event.preventDefault();
      action();
    });
    window.scrollPlayers = players;
    })();
    """#
}
