// Files that the page gives and takes: fixtures, links, the page itself; documents and pictures.

/** The page as its file has it, before anything on it changes. */
const pristine = `<!doctype html>\n${document.documentElement.outerHTML}`;

/** The text of a picture, no larger than cards need; empty for one that the browser cannot read. */
async function smallPicture(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return '';
  const scale = Math.min(1, 1000 / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {width: picture.width * scale, height: picture.height * scale});
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.85);
}

class Files {
  constructor(page) {
    this.page = page;
    const keep = (id, kept) => on(id, 'click', () => kept(this.archive(page.runs)));
    ['save-scene', 'save-gesture', 'save-golden'].forEach((id, index) => keep(id, files => download(...files[index])));
    keep('save-all', files => download(`${this.name.scene}-${this.name.gesture}.tar`, tar(files)));
    keep('copy-all', files => this.copy(files.map(([path, content]) => `==> ${path}\n${content}`).join('\n'),
      'The gesture, the scene and the golden are on the clipboard, each after its path.'));
    const write = (what, keepText) => {
      page.engine.make(scratch, this.keptScene);
      try { keepText(page.engine.document(scratch, what)); } catch (error) { page.say(`${capitalized(error.message)}.`); }
    };
    on('save-sheet', 'click', () => write('sheet', text => download(`${this.name.scene}.sheet`, text)));
    on('copy-swift', 'click', () => write('swift', text => this.copy(text, 'The Swift code of row A is on the clipboard.')));
    on('save-film', 'click', async () => {
      page.say('Filming: this takes five times as long as the run.');
      try {
        const film = await movieOf(page.session.active, page.span.end);
        download(`${this.name.scene}.${film.type.split('/')[1]}`, film);
        page.say('The film is saved: the run at speed, and then at a quarter of it.');
      } catch (error) {
        page.say(`This browser cannot film what a page draws (${error.message}). Use a current Chrome, Edge, Firefox or Safari.`);
      }
    });
    on('save-page', 'click', () => download(`${this.name.scene}.html`, this.whole));
    on('copy-link', 'click', () => this.copy(location.href, location.protocol === 'file:'
      ? 'The link is on the clipboard. It opens a file of this device: to send the setting, download this page, or publish it and copy the link there.'
      : 'The link to this setting is on the clipboard.'));
    on('open', 'change', async () => {
      await this.openFiles([...$('open').files]);
      $('open').value = '';
    });
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      this.openFiles([...event.dataTransfer.files]);
    });
  }

  /** The page as one file, with the present setting and the snapshots inside. */
  get whole() {
    // In JSON a "<" can only be in a text, where it may be escaped; so no name ends the page's script.
    const {state, snapshots, pictures} = this.page;
    const given = JSON.stringify({...state, kept: snapshots.all, pictures: pictures.map(({src}) => src)}).replaceAll('<', '\\u003c');
    return pristine.replace(/(id="given">)[^<]*/, (_, start) => start + given);
  }

  async copy(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      this.page.say(done);
    } catch {
      const area = element('textarea', {value: text});
      document.body.append(area);
      area.select();
      this.page.say(document.execCommand('copy') ? done : 'The browser does not let the page copy.');
      area.remove();
    }
  }

  get name() { return {scene: fileName($('scene-name').value), gesture: fileName($('gesture-name').value)}; }
  get keptScene() { return {...this.page.rows[0].placed, name: this.name.scene}; }

  /** The files of row A by their paths: its scene, and the gesture and the golden of a run. */
  archive(run) {
    const {name, keptScene, page: {engine}} = this;
    const gesture = gestureText(name.gesture, run);
    engine.make(scratch, keptScene);
    engine.perform(scratch, gesture);
    return [[`Fixtures/scenes/${name.scene}.json`, `${JSON.stringify(keptScene, null, 2)}\n`], [`Fixtures/gestures/${name.gesture}.json`, gesture],
      [`Fixtures/goldens/${name.scene}/${name.gesture}.trace`, engine.golden(scratch, name.gesture)]];
  }

  async openFiles(files) {
    const pictures = files.filter(({type}) => type.startsWith('image/'));
    if (pictures.length) this.page.dress(await Promise.all(pictures.map(smallPicture)));
    for (const file of files.filter(one => !pictures.includes(one))) {
      try {
        this.open(await file.text(), file.name.replace(/\.[^.]*$/, ''));
      } catch (error) {
        if (error instanceof SceneError) error.message = `${file.name}: ${error.message}`;
        this.page.fail(error);
      }
    }
  }

  /** Opens a document, which the module reads first: its sentence says what is wrong with one. */
  open(text, name) {
    const {page} = this;
    let value;
    try {
      value = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch {
      // The module says where the fault is.
    }
    if (value?.format !== 'scroll-gesture') {
      page.engine.make(scratch, text);
      page.choose(page.edited, {name, ...value});
      return;
    }
    page.engine.perform(-1, text);
    $('gesture-name').value = fileName(value.name ?? name);
    page.perform(value.samples ?? [], {sentence: 'Performing the gesture of the file.', speeds: [Number($('speed').value)], pointerType: 'file'});
    if (value.actions?.length) page.complain('The gesture also changes the view by itself; the page performs its finger only.');
  }
}
