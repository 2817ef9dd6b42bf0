// What a scene does with every release: its decision map and the complaints, each with a gesture that shows it.

const cellText = cell => (cell === null ? '!' : cell === 0 ? '·' : (cell > 0 ? '+' : '−') + Math.abs(cell));

/** The colour of a cell of the map, by its direction and its number of cards. */
const cellTone = cell => (cell === null ? 'off' : cell === 0 ? 'stay' : `${cell > 0 ? 'forward' : 'backward'}${Math.min(4, Math.abs(cell))}`);

const trying = 'Trying thousands of gestures …';

class Examined {
  constructor(page) {
    this.page = page;
    // Audits take as long as a second: they begin when their section is near the screen.
    new IntersectionObserver(([{isIntersecting}]) => {
      this.isNear = isIntersecting;
      this.audit();
    }, {rootMargin: '200px'}).observe($('no-complaints').parentElement);
    $('map').onclick = ({target: {dataset: {cell}}}) => cell && this.showCell(...cell.split(' '));
    // The arrow keys go from cell to cell.
    $('map').onkeydown = event => {
      const step = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.map.drags.length, ArrowUp: -this.map.drags.length}[event.key];
      if (!step) return;
      event.preventDefault();
      this.cells[[...this.cells].indexOf(event.target) + step]?.focus();
    };
  }

  /** Examines a scene a moment later, so that a change is seen at once in the row. */
  examine(scene) {
    clearTimeout(this.timer);
    this.auditor?.terminate();
    this.auditor = this.scene = null;
    this.timer = setTimeout(() => {
      const {engine} = this.page;
      engine.make(scratch, scene);
      this.map = engine.map(scratch);
      this.showMap();
      this.draw();
      $('complaints').replaceChildren();
      $('no-complaints').textContent = trying;
      this.scene = scene;
      this.audit();
    }, 60);
  }

  /** Tries the scene with all audits, if that has not begun and its section is near the screen. */
  audit() {
    if (this.auditor || !this.isNear || !this.scene) return;
    let reports = [];
    this.auditor = Object.assign(new Worker(auditorAddress), {
      onmessage: ({data}) => this.showComplaints(reports = [...reports, data]),
      onerror: event => {
        event.preventDefault();
        this.showComplaints([{nothing: 'the checks cannot run this setting'}]);
      },
    });
    this.auditor.postMessage({module: this.page.module, scene: this.scene});
  }

  /** Shows the map as a table, whose cells are buttons that perform their gestures. */
  showMap() {
    const {drags, velocities, cells} = this.map;
    const rows = velocities.map((velocity, row) => `<tr><th scope="row">${signed(velocity)}</th>${cells[row].map((cell, column) => (
      `<td><button type="button" tabindex="-1" data-cell="${row} ${column}" style="background:var(--${cellTone(cell)})">${cellText(cell)}</button></td>`)).join('')}</tr>`);
    $('map').innerHTML = `<tr><td></td>${drags.map(drag => `<th scope="col">${signed(drag)}</th>`).join('')}</tr>${rows.join('')}`;
    this.cells = $('map').querySelectorAll('button');
  }

  /** Marks the cell of the last release. */
  draw() {
    if (!this.map) return;
    const {drags, velocities, axis} = this.map;
    const release = this.page.rows[this.page.edited].release(axis) ?? {drag: 0, velocity: 0};
    const nearest = (all, value) => Math.max(0, Math.min(all.length - 1, Math.round((value - all[0]) / (all[1] - all[0]))));
    const last = nearest(velocities, release.velocity) * drags.length + nearest(drags, release.drag);
    this.cells.forEach((cell, index) => {
      cell.tabIndex = index === last ? 0 : -1;
      cell.ariaCurrent = index === last;
    });
  }

  /** Performs the gesture of a cell of the map. */
  showCell(row, column) {
    const {velocities: {[row]: velocity}, drags: {[column]: drag}, axis, startOffset, startItem} = this.map;
    const offset = {x: 0, y: 0, [axis]: startOffset};
    this.show(startItem, offset, drag, velocity, `Drag ${signed(drag)} pt, release at ${signed(velocity)} pt/ms.`);
  }

  /** Performs a gesture that ends as such a release, slowly and then at its speed. */
  show(item, offset, drag, velocity, sentence, words = '') {
    const {page} = this;
    const row = page.rows[page.edited];
    const scenes = words ? page.scenes.map(scene => scene && variantOf(scene, words, row.isVertical)) : page.scenes;
    const samples = withSequel(releaseSamples(row, scenes[page.edited], offset, drag, velocity), words, row);
    // The other row begins at the same item.
    const offsets = scenes.map((scene, index) => (index === page.edited || !scene ? offset : page.offsetOf(scene, item) ?? offset));
    page.perform(samples, {offsets, sentence, speeds: [0.25, 1], scenes});
  }

  /** Shows what the audits so far have found, each with an example. */
  showComplaints(reports) {
    const found = reports.filter(report => report.outcome === 'finding');
    const {page} = this;
    const {axis, isVertical} = page.rows[page.edited];
    for (const {id, fault, counterExamples} of found.slice($('complaints').childElementCount)) {
      // A finger shows what moves.
      const example = counterExamples.find(({offset, velocity, dragStart, command}) => (
        (velocity[axis] || offset[axis] !== dragStart[axis] || /held/.test(command)) && variantOf(page.scene, command, isVertical)));
      const {sentence} = example ?? counterExamples[0];
      const show = ({startItem, dragStart, offset, velocity, command}) => element('button', {
        type: 'button', textContent: 'Show me', ariaLabel: `Show me ${id}`, onclick: () => this.show(
          startItem, dragStart, offset[axis] - dragStart[axis], velocity[axis], `${capitalized(sentence)}: ${command}.`, command)});
      $('complaints').append(element('li', {}, element('code', {textContent: id}), ` ${fault}. `,
        element('small', {textContent: `Example: ${sentence}. `}), ...(example ? [show(example)] : [])));
    }
    const all = tables.audits.length;
    const tried = reports.filter(report => report.outcome !== 'notApplicable').length;
    $('no-complaints').textContent = reports[0].nothing ? `${capitalized(reports[0].nothing)}.`
      : reports.length < all ? trying
        : `${tried} of the ${all} audits of scrollsim apply to this row; ${found.length ? tried - found.length : 'all'} of them passed.`;
  }
}
