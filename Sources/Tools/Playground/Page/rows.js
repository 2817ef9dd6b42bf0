// A row on the page: the cards of an engine's row, moved by transforms only.

const hues = [214, 262, 322, 14, 36, 152, 184, 238];

class RowView {
  constructor(figure, engine, number) {
    Object.assign(this, {figure, engine, number, cards: []});
    this.screen = figure.querySelector('.screen');
    this.content = figure.querySelector('.content');
    this.scene = null;
  }

  get isVertical() { return this.scene.layout ? this.scene.layout.scrollDirection === 'vertical' : this.state.maximum.x <= this.state.minimum.x; }
  get axis() { return this.isVertical ? 'y' : 'x'; }
  get velocityAxis() { return this.isVertical ? 'vy' : 'vx'; }

  /** Makes a fresh view of a scene, at rest at time 0. */
  make(scene, offset) {
    const placed = offset ? {...scene, scrollView: {...scene.scrollView, contentOffset: {x: offset.x, y: offset.y}}} : scene;
    this.engine.make(this.number, placed);
    this.engine.look(this.number, ...(this.look ?? [1, 1]));
    this.scene = scene;
    this.placed = placed;
    this.state = this.engine.state(this.number);
    this.fit();
    this.show();
  }

  /** Fits the view into the page: points are pixels unless the page is narrower. */
  fit() {
    const {width, height} = this.state.bounds;
    const room = this.figure.clientWidth;
    this.scale = room > 0 ? Math.min(1, room / width) : 1;
    this.screen.style.width = `${width * this.scale}px`;
    this.screen.style.height = `${height * this.scale}px`;
    this.screen.style.touchAction = this.state.maximum.x > this.state.minimum.x && this.state.maximum.y > this.state.minimum.y
      ? 'none' : this.isVertical ? 'pan-x' : 'pan-y';
  }

  /** Shows the cards at the present content offset. */
  show() {
    this.state = this.engine.state(this.number);
    const {x, y} = this.state;
    const items = this.scene.layout ? this.engine.items(this.number) : this.plainItems();
    items.forEach((item, slot) => {
      const card = this.cards[slot] ?? this.addCard();
      const {element} = card;
      if (card.index !== item.index) {
        card.index = item.index;
        element.dataset.item = item.index;
        element.firstChild.textContent = item.index + 1;
        element.style.setProperty('--hue', hues[item.index % hues.length]);
      }
      if (card.width !== item.width || card.height !== item.height) {
        element.style.width = `${item.width}px`;
        element.style.height = `${item.height}px`;
        Object.assign(card, {width: item.width, height: item.height});
      }
      element.style.transform = `translate(${item.x - x}px, ${item.y - y}px) scale(${item.scale})`;
      if (card.alpha !== item.alpha) element.style.opacity = card.alpha = item.alpha;
      if (card.z !== item.z) element.style.zIndex = card.z = item.z;
      if (card.hidden) element.hidden = card.hidden = false;
    });
    for (const card of this.cards.slice(items.length)) if (!card.hidden) card.element.hidden = card.hidden = true;
    const zoom = `scale(${this.scale})`;
    if (this.zoom !== zoom) this.content.style.transform = this.zoom = zoom;
  }

  /** Content without items is shown as tiles. */
  plainItems() {
    const {x, y, bounds, content} = this.state;
    const [width, height] = this.isVertical ? [content.width, 120] : [120, content.height];
    const [at, length, all] = this.isVertical ? [y, bounds.height, content.height] : [x, bounds.width, content.width];
    const items = [];
    for (let n = Math.max(0, Math.floor(at / 120)); n * 120 < Math.min(at + length, all); n++) {
      items.push({index: n, x: this.isVertical ? 0 : n * 120, y: this.isVertical ? n * 120 : 0,
        width: width - (this.isVertical ? 0 : 8), height: height - (this.isVertical ? 8 : 0), alpha: 1, z: 0, scale: 1});
    }
    return items;
  }

  addCard() {
    const element = document.createElement('div');
    element.className = 'card';
    element.append(document.createElement('span'));
    this.content.append(element);
    const card = {element, hidden: false, alpha: 1, z: 0};
    this.cards.push(card);
    return card;
  }

  /** The location of a pointer on this row's screen, in points. */
  location(event) {
    const box = this.screen.getBoundingClientRect();
    const round = value => Math.round(value * 1000) / 1000;
    return {x: round((event.clientX - box.left) / this.scale), y: round((event.clientY - box.top) / this.scale)};
  }
}
