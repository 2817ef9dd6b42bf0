// Named settings of one row, kept in the browser and in the file that the page gives; the rows' choosers have them.

const snapshotKey = 'scrollsim-snapshots';

class Snapshots {
  constructor(page, given = []) {
    Object.assign(this, {page, given});
    this.#read();
    // Another tab has kept or removed some.
    addEventListener('storage', () => {
      this.#read();
      page.showChoosers();
    });
    on('snapshot', 'click', () => this.#change(name => this.all.push({name, scene: {...page.scene, name: fileName(name)}})));
    on('rename-snapshot', 'click', () => this.#change(name => { if (this.shown) this.shown.name = name; }));
    on('remove-snapshot', 'click', () => this.#change(() => { this.all = this.all.filter(one => one !== this.shown); }));
  }

  /** The snapshot that the changed row shows. */
  get shown() { return this.all.find(({scene}) => same(scene, this.page.scene)); }

  #read() {
    const own = this.#stored((storage, text) => [JSON.parse(text ?? '[]')].flat().filter(one => one?.name && one.scene));
    const isOwn = one => own.some(other => one.name === other.name && same(one.scene, other.scene));
    this.all = [...this.given.filter(one => !isOwn(one)), ...own];
  }

  /** Uses what this browser keeps; for a file, some keep nothing. */
  #stored(use) {
    try {
      return use(localStorage, localStorage.getItem(snapshotKey));
    } catch {
      return [];
    }
  }

  #change(action) {
    action($('snapshot-name').value.trim() || this.page.titles[this.page.edited]);
    $('snapshot-name').value = '';
    this.#stored(storage => storage.setItem(snapshotKey, JSON.stringify(this.all)));
    this.page.showChoosers();
  }
}
