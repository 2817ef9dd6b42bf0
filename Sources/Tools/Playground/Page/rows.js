// A row on the page: the cards of an engine's row, moved by transforms only.

const $ = id => document.getElementById(id);
const on = (id, type, action) => $(id).addEventListener(type, action);

/** Makes an element of the page with properties and children. */
function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const toThousandths = value => Math.round(value * 1000) / 1000;
/** The engine's row for what is not shown: documents that are tried, and instants that have passed. */
const scratch = 2;
/** How many cards keep their elements. */
const mostCards = 60;
const hues = [214, 262, 322, 14, 36, 152, 184, 238];

/** A scene whose view begins at a content offset; without one, where the scene says. */
function placedAt(scene, offset) {
  return offset ? {...scene, scrollView: {...scene.scrollView, contentOffset: {x: offset.x, y: offset.y}}} : scene;
}

class RowView {
  constructor(figure, number) {
    Object.assign(this, {figure, number, scene: null, pictures: []});
    for (const name of ['screen', 'content', 'finger', 'design', 'outcome']) this[name] = figure.querySelector(`.${name}`);
  }

  get state() { return this.engine.state(this.number); }
  get isVertical() { return this.scene.layout ? this.scene.layout.scrollDirection === 'vertical' : this.state.maximumX <= this.state.minimumX; }
  get axis() { return this.isVertical ? 'y' : 'x'; }

  /** Makes a fresh view of a scene, at rest at time 0. */
  make(scene, offset) {
    const placed = placedAt(scene, offset);
    this.engine.make(this.number, placed);
    this.engine.look(this.number, ...(this.look ?? [1, 1]));
    // The run to read is that of the view, until another one is performed without it.
    Object.assign(this, {scene, placed, source: this.number, snapPoints: this.engine.snapPoints(this.number, 400)});
    this.fit();
  }

  /** Performs a gesture without showing it, from a content offset to rest; the row reads its run. */
  preview(offset, gesture) {
    const number = this.number + 3;
    this.engine.make(number, placedAt(this.scene, offset));
    this.engine.perform(number, gesture);
    this.source = number;
  }

  /** Draws the finger of a performed gesture at the location of its sample; without one, none. */
  point(sample) {
    this.finger.hidden = !sample;
    if (sample) this.finger.style.transform = `translate(${sample.x * this.scale}px, ${sample.y * this.scale}px)`;
  }

  /** Shows the view as it was at an instant of its run, which it returns. */
  showAt(time) {
    const frame = this.engine.frames(this.source).findLast(({t}) => t <= time);
    if (!frame) return undefined;
    this.engine.make(scratch, placedAt(this.scene, frame));
    this.engine.look(scratch, ...(this.look ?? [1, 1]));
    this.show(scratch);
    return frame;
  }

  /** Shows the view so that it fits into the page: points are pixels unless the page is narrower. */
  fit() {
    const {width, height, minimumX, minimumY, maximumX, maximumY} = this.state;
    const room = this.screen.parentElement.clientWidth;
    this.scale = room > 0 ? Math.min(1, room / width) : 1;
    Object.assign(this.screen.style, {
      width: `${width * this.scale}px`, height: `${height * this.scale}px`,
      touchAction: maximumX > minimumX && maximumY > minimumY ? 'none' : this.isVertical ? 'pan-x' : 'pan-y',
    });
    this.show();
  }

  /** Shows the cards at the present content offset, or at that of another row of the engine. */
  show(number = this.number) {
    const state = this.engine.state(number);
    // The content moves as a whole, and a card is changed when it changes in it. What lies far away, a browser cannot place exactly.
    const [farX, farY] = [state.x, state.y].map(place => Math.round(place / 1e4) * 1e4);
    this.content.style.transform = `scale(${this.scale}) translate(${farX - state.x}px, ${farY - state.y}px)`;
    const items = this.scene.layout ? this.engine.items(number) : this.tiles(state);
    // Cards that are not on the screen stay where they are, as they come back without work, if they are few and near.
    const cards = [...this.content.children];
    const far = `${farX} ${farY}`;
    if (this.shown !== this.scene || far !== this.far || cards.length > mostCards) this.content.replaceChildren();
    Object.assign(this, {shown: this.scene, far});
    for (const {index, x, y, width, height, alpha, z, scale} of items) {
      const place = cards.findIndex(card => card.index === index);
      const card = place < 0 ? this.card(index) : cards.splice(place, 1)[0];
      // What reads the page finds the cards in their order.
      if (!card.isConnected) this.content.insertBefore(card, [...this.content.children].find(other => other.index > index) ?? null);
      const isCurrent = index === state.item;
      const key = [x - farX, y - farY, width, height, alpha, z, scale, isCurrent].join();
      if (card.key === key) continue;
      Object.assign(card, {key, ariaCurrent: isCurrent});
      Object.assign(card.style, {width: `${width}px`, height: `${height}px`, opacity: alpha, zIndex: z,
        transform: `translate(${x - farX}px, ${y - farY}px) scale(${scale})`});
    }
    for (const card of cards) if (card.key) Object.assign(card, {key: '', ariaCurrent: false});
  }

  /** The element of a card. */
  card(index) {
    const card = element('div', {className: 'card', role: 'listitem', textContent: index + 1, ariaLabel: `Card ${index + 1}`, index});
    card.style.setProperty('--hue', hues[index % hues.length]);
    const picture = this.pictures[index % this.pictures.length];
    card.classList.toggle('pictured', Boolean(picture));
    if (picture) card.style.backgroundImage = `url(${picture.src})`;
    return card;
  }

  /** Content without items is shown as tiles. */
  tiles(state) {
    const {axis} = this;
    const [length, whole] = this.isVertical ? ['height', 'contentHeight'] : ['width', 'contentWidth'];
    const first = Math.max(0, Math.floor(state[axis] / 120));
    const last = Math.ceil(Math.min(state[axis] + state[length], state[whole]) / 120);
    const plain = {x: 0, y: 0, width: state.contentWidth, height: state.contentHeight, alpha: 1, z: 0, scale: 1};
    return Array.from({length: last - first},
      (_, slot) => ({...plain, index: first + slot, [axis]: (first + slot) * 120, [length]: 112}));
  }

  /** The curves of the run; the content of an endless row may shift under the finger, which is no movement. */
  get curves() {
    const {axis} = this;
    const shift = `shift${axis.toUpperCase()}`;
    return this.engine.frames(this.source)
      .map(frame => ({t: frame.t, offset: frame[axis] - frame[shift], velocity: frame[`v${axis}`]}));
  }

  /** The last release of the run along an axis. */
  release(axis = this.axis) {
    const last = this.engine.releases(this.source).at(-1);
    const [start, proposed, target] = ['start', 'proposed', 'target'].map(name => last?.[name + axis.toUpperCase()]);
    return last && {t: last.t, drag: last[axis] - start, velocity: last[`v${axis}`], proposed, target};
  }

  /** The location of a pointer on this row's screen, in points. */
  location(event) {
    const box = this.screen.getBoundingClientRect();
    return {x: toThousandths((event.clientX - box.left) / this.scale), y: toThousandths((event.clientY - box.top) / this.scale)};
  }
}
