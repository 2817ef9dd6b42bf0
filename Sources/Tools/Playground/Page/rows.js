// A row on the page: the cards of an engine's row, moved by transforms only.

const $ = id => document.getElementById(id);

/** Makes an element of the page with properties and children. */
function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const toThousandths = value => Math.round(value * 1000) / 1000;
const hues = [214, 262, 322, 14, 36, 152, 184, 238];

class RowView {
  constructor(figure, number) {
    Object.assign(this, {figure, number, scene: null});
    this.screen = figure.querySelector('.screen');
    this.content = figure.querySelector('.content');
  }

  get isVertical() { return this.scene.layout ? this.scene.layout.scrollDirection === 'vertical' : this.state.maximumX <= this.state.minimumX; }
  get axis() { return this.isVertical ? 'y' : 'x'; }
  get velocityAxis() { return this.isVertical ? 'vy' : 'vx'; }

  /** Makes a fresh view of a scene, at rest at time 0. */
  make(scene, offset) {
    const placed = offset ? {...scene, scrollView: {...scene.scrollView, contentOffset: {x: offset.x, y: offset.y}}} : scene;
    this.engine.make(this.number, placed);
    this.engine.look(this.number, ...(this.look ?? [1, 1]));
    Object.assign(this, {scene, placed, snapPoints: this.engine.snapPoints(this.number, 400)});
    this.fit();
  }

  /** Shows the view so that it fits into the page: points are pixels unless the page is narrower. */
  fit() {
    this.state = this.engine.state(this.number);
    const {width, height, minimumX, minimumY, maximumX, maximumY} = this.state;
    const room = this.figure.clientWidth;
    this.scale = room > 0 ? Math.min(1, room / width) : 1;
    Object.assign(this.screen.style, {
      width: `${width * this.scale}px`, height: `${height * this.scale}px`,
      touchAction: maximumX > minimumX && maximumY > minimumY ? 'none' : this.isVertical ? 'pan-x' : 'pan-y',
    });
    this.content.style.transform = `scale(${this.scale})`;
    this.show();
  }

  /** Shows the cards at the present content offset. */
  show() {
    this.state = this.engine.state(this.number);
    const items = this.scene.layout ? this.engine.items(this.number) : this.tiles();
    items.forEach((item, slot) => {
      const card = this.content.children[slot]
        ?? this.content.appendChild(element('div', {className: 'card'}, element('span')));
      if (card.dataset.item !== String(item.index)) {
        card.dataset.item = item.index;
        card.firstChild.textContent = item.index + 1;
        card.style.setProperty('--hue', hues[item.index % hues.length]);
      }
      Object.assign(card.style, {
        width: `${item.width}px`, height: `${item.height}px`, opacity: item.alpha, zIndex: item.z,
        transform: `translate(${item.x - this.state.x}px, ${item.y - this.state.y}px) scale(${item.scale})`,
      });
      card.hidden = false;
    });
    for (const card of [...this.content.children].slice(items.length)) card.hidden = true;
  }

  /** Content without items is shown as tiles. */
  tiles() {
    const {x, y, width, height, contentWidth, contentHeight} = this.state;
    const [at, end] = this.isVertical ? [y, Math.min(y + height, contentHeight)] : [x, Math.min(x + width, contentWidth)];
    const first = Math.max(0, Math.floor(at / 120));
    const plain = {x: 0, y: 0, alpha: 1, z: 0, scale: 1};
    return Array.from({length: Math.max(0, Math.ceil(end / 120) - first)}, (_, slot) => ({index: first + slot, ...plain,
      ...(this.isVertical ? {y: (first + slot) * 120, width: contentWidth, height: 112}
        : {x: (first + slot) * 120, width: 112, height: contentHeight})}));
  }

  /** The location of a pointer on this row's screen, in points. */
  location(event) {
    const box = this.screen.getBoundingClientRect();
    return {x: toThousandths((event.clientX - box.left) / this.scale), y: toThousandths((event.clientY - box.top) / this.scale)};
  }
}
