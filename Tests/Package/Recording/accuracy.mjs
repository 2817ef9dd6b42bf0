// How exactly docs/recording.html reads films of planted motions, and what it refuses. The arguments are the number of films
// of each kind, a page instead of docs/recording.html, a regular expression of the rows' names, and a document whose table
// is written again.
import fs from 'node:fs';
import {openPage} from '../Playground/chromium.mjs';

const [count, page, only] = [Number(process.argv[2] ?? 6), process.argv[3] ?? 'docs/recording.html', new RegExp(process.argv[4] ?? '')];
const rows = {
  '1.5 Mbit/s': {}, '0.5 Mbit/s': {bitrate: 5e5}, '0.85 px/pt': {shrunk: 0.85},
  '30 fps': {fps: 30}, '20 % doubled': {doubled: 0.2}, 'stamps ± 4 ms': {jitter: 4},
  'fading edges': {look: 'fading edges'}, 'sticky header': {look: 'sticky header'}, 'static background': {look: 'static background'},
  'moving background': {look: 'moving background'}, 'identical cards': {look: 'identical'}, 'plain cards': {look: 'plain'},
  'vertical': {isVertical: true}, 'on its side': {isVertical: true, turns: 1}, 'right to left': {isMirrored: true},
  'GIF, 30 fps': {container: 'gif', shrunk: 0.5, fps: 30},
  'fragmented MP4': {container: 'fragments'}, 'VP9 in WebM': {codec: 'vp09.00.10.08', container: 'webm'},
};
/** What may be off at most, of a law that is right. A decay is in percent, a distance in points, a time in ms. */
const bars = {
  'k/%': {key: 'k', most: ({distance}) => (distance >= 60 ? 1 : 4)},
  'D/pt': {key: 'ahead', most: ({allowed}) => allowed},
  'settle/ms': {key: 'settle', most: () => 10},
  'half cosine/ms': {key: 'cosine', most: () => 4},
  'spring/%': {key: 'spring', most: () => 3},
};
/** Rows in which the picture of a release may be missing, and one of GIFs, in whose bars nothing is promised. */
const unpromised = ['30 fps', '20 % doubled', 'GIF, 30 fps'];
const refused = ['scaling', 'rotating', 'parallax', 'two views', 'static', 'balls'];

const {product, evaluate, close} = await openPage(page, 'recording');

/** Plants films in a page. */
async function prepare({evaluate: inPage}) {
  for (const name of ['mux', 'planted']) {
    const script = fs.readFileSync(`Tests/Package/Recording/${name}.js`, 'utf8');
    await inPage(`(0, eval)(${JSON.stringify(script)}); 0`);
  }
}

/** Reads 10 s of a phone's screen at 3 pixels a point in a page of its own: the time in s, and the most memory of its process in MB,
 *  without the browser's own files, which all its processes share. */
async function readLong() {
  const url = await evaluate(`plantedFilm(recording.Engine, recording.module, {seed: 1, scale: 3, height: 844, seconds: 10, bitrate: 8e6})
    .then(({file}) => new Promise(done => { const reader = new FileReader(); reader.onload = () => done(reader.result); reader.readAsDataURL(file); }))`);
  const fresh = await openPage(page, 'recording');
  try {
    await fresh.evaluate(`fetch('${url}').then(one => one.blob()).then(film => { window.film = film; })`);
    // The most that each process has had in memory, as Linux counts it.
    const most = async () => Math.max(...(await fresh.processes()).filter(({type}) => type === 'renderer').map(({id}) => {
      const status = fs.readFileSync(`/proc/${id}/status`, 'utf8');
      const [all, files] = ['VmHWM', 'RssFile'].map(name => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
      return all - files;
    }));
    const before = await most();
    const {fault, time} = await fresh.evaluate(`(async () => {
      const begin = performance.now();
      await recording.page.open(film);
      return {fault: recording.page.film?.track ? '' : document.getElementById('problem').textContent, time: (performance.now() - begin) / 1000};
    })()`);
    return {fault, time, before, after: await most()};
  } finally {
    await fresh.close();
  }
}

let failures = 0;
const fail = words => {
  failures += 1;
  console.log(words);
};
/** The nth of a hundred shares of sorted values. */
const part = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
const list = (values, digits) => [part(values, 0.5), part(values, 0.9), Math.max(...values)].map(value => value.toFixed(digits)).join('/');

try {
  await prepare({evaluate});
  const read = options => evaluate(`readPlanted(recording, ${JSON.stringify(options)})`);
  console.log(`${product}: median, 90 % and most of ${count} films a row\n`);
  console.log(`| recording | position rms, pt | position max, pt | laws | caught before rest | kinds | ${Object.keys(bars).join(' | ')} | s a film |`);
  console.log('|--|--|--|--|--|'.padEnd(19 + 3 * Object.keys(bars).length, '--|'));
  const [missed, written] = [[], []];
  for (const [name, options] of Object.entries(rows).filter(([one]) => only.test(one))) {
    const films = [];
    for (let seed = 1; seed <= count; seed++) {
      const film = await read({seed, ...options});
      if (film.fault) fail(`${name}, seed ${seed}: ${film.fault}`); else films.push({seed, ...film});
    }
    if (!films.length) continue;
    const all = films.flatMap(({seed, moves: own}) => own.map(move => ({seed, ...move})));
    const [moves, caught] = [false, true].map(isCaught => all.filter(move => move.isCaught === isCaught));
    const decays = moves.filter(({isKind}) => isKind !== undefined);
    const miss = ({seed, t, law, said}, words) => missed.push(`${name}, seed ${seed}, ${law} at ${Math.round(t)} ms: ${words}; ${said}`);
    for (const move of moves) {
      if (!move.isRight) miss(move, 'another law');
      if (move.isKind === false && options.fps !== 30) miss(move, 'another kind');
      for (const [title, {key, most}] of Object.entries(bars)) if (move[key] > most(move)) miss(move, `${title} off by ${move[key].toFixed(2)}`);
    }
    const own = missed.filter(words => words.startsWith(`${name}, seed`)).length;
    // One of 33 films may be the odd one out.
    if (!unpromised.includes(name) && own > Math.floor(count / 33)) fail(`${name}: ${own} bars missed`);
    const worst = Object.values(bars).map(({key}) => moves.map(move => move[key]).filter(value => value !== undefined))
      .map(values => (values.length ? Math.max(...values).toFixed(1) : '–'));
    const right = `${moves.filter(({isRight}) => isRight).length}/${moves.length}`;
    written.push(`|${[name, ...['rms', 'max'].map(key => Math.max(...films.map(film => film[key])).toFixed(2)), right, ...worst].join('|')}|`);
    const shown = Object.values(bars).map(({key}) => moves.map(move => move[key]).filter(value => value !== undefined));
    console.log(`| ${name} | ${list(films.map(({rms}) => rms), 3)} | ${list(films.map(({max}) => max), 2)} | `
      + `${[moves, caught].map(some => `${some.filter(({isRight}) => isRight).length} of ${some.length}`).join(' | ')} | ${decays.filter(({isKind}) => isKind).length} of ${decays.length} | `
      + `${shown.map(values => (values.length ? list(values, 2) : '')).join(' | ')} | ${list(films.map(({time}) => time / 1000), 1)} |`);
    if (films.some(({rms, max}) => rms > 0.2 || max > 0.5)) fail(`${name}: further off than 0.2 pt rms or 0.5 pt`);
  }
  if (process.argv[5]) {
    const head = ['film', 'rms', 'max', 'laws', ...Object.keys(bars)];
    const table = [head, head.map(() => '--')].map(cells => `|${cells.join('|')}|`).concat(written).join('\n');
    const text = fs.readFileSync(process.argv[5], 'utf8');
    fs.writeFileSync(process.argv[5], text.replace(/(<!-- table: accuracy -->\n)(.+\n)*/, (_, mark) => `${mark}${table}\n`));
  }
  console.log(`\n${missed.length} bars missed${missed.map(words => `\n  ${words}`).join('')}`);
  console.log('');
  for (const look of refused.filter(one => only.test(one))) {
    let told = 0;
    for (let seed = 1; seed <= count; seed++) {
      const film = await read({seed, look});
      if (film.fault) told += 1; else fail(`${look}, seed ${seed}: was read, ${film.rms.toFixed(2)} pt rms`);
    }
    console.log(`${look}: ${told} of ${count} refused`);
  }
  if (count > 1 && only.test('10 s at 3 ×')) {
    const {fault, time, before, after} = await readLong();
    if (fault) fail(`10 s at 3 ×: ${fault}`);
    console.log(`10 s at 3 ×: read in ${time.toFixed(1)} s (allowed 15); its process took ${after.toFixed(0)} MB at most, `
      + `${before.toFixed(0)} MB before (allowed 150)`);
  }
} finally {
  await close();
}
if (failures) {
  console.log(`${failures} failures`);
  process.exit(1);
}
