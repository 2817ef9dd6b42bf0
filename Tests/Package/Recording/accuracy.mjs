// How exactly docs/recording.html reads films of planted motions, and what it refuses. The arguments are the number of films
// of each kind, and a page instead of docs/recording.html.
import fs from 'node:fs';
import {openPage} from '../Playground/chromium.mjs';

const [count, page] = [Number(process.argv[2] ?? 6), process.argv[3] ?? 'docs/recording.html'];
const rows = {
  '60 fps, 1.5 Mbit/s': {}, '60 fps, 0.5 Mbit/s': {bitrate: 5e5}, '60 fps, 0.85 px a point': {scale: 0.85},
  '30 fps': {fps: 30}, '20 % doubled, even stamps': {doubled: 0.2}, 'stamps ± 4 ms': {jitter: 4},
  'fading edges': {look: 'fading edges'}, 'sticky header': {look: 'sticky header'}, 'static background': {look: 'static background'},
  'moving background': {look: 'moving background'}, 'identical cards': {look: 'identical'}, 'plain cards': {look: 'plain'},
  'vertical': {isVertical: true}, 'vertical, on its side': {isVertical: true, turns: 1},
  'GIF, 33 pictures a second': {container: 'gif', scale: 0.5, fps: 30},
  'fragmented MP4': {container: 'fragments'}, 'VP9 in WebM': {codec: 'vp09.00.10.08', container: 'webm'},
};
const refused = ['scaling', 'rotating', 'parallax', 'two views', 'static', 'balls'];

const {product, evaluate, close} = await openPage(page, 'recording');
let failures = 0;
const fail = words => {
  failures += 1;
  console.log(words);
};
/** The nth of a hundred shares of sorted values. */
const part = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
const list = (values, digits) => [part(values, 0.5), part(values, 0.9), Math.max(...values)].map(value => value.toFixed(digits)).join('/');

try {
  for (const name of ['mux', 'planted']) {
    const script = fs.readFileSync(`Tests/Package/Recording/${name}.js`, 'utf8');
    await evaluate(`(0, eval)(${JSON.stringify(script)}); 0`);
  }
  const read = options => evaluate(`readPlanted(recording, ${JSON.stringify(options)})`);
  console.log(`${product}: median, 90 % and most of ${count} films a row\n`);
  console.log('| recording | position rms, pt | position max, pt | releases named |\n|--|--|--|--|');
  for (const [name, options] of Object.entries(rows)) {
    const films = [];
    for (let seed = 1; seed <= count; seed++) {
      const film = await read({seed, ...options});
      if (film.fault) fail(`${name}, seed ${seed}: ${film.fault}`); else films.push(film);
    }
    if (!films.length) continue;
    const named = films.flatMap(({laws}) => laws);
    console.log(`| ${name} | ${list(films.map(({rms}) => rms), 3)} | ${list(films.map(({max}) => max), 2)} | `
      + `${named.filter(law => law !== 'none').length} of ${named.length} |`);
    if (films.some(({rms, max}) => rms > 0.2 || max > 0.5)) fail(`${name}: further off than 0.2 pt rms or 0.5 pt`);
  }
  console.log('');
  for (const look of refused) {
    let told = 0;
    for (let seed = 1; seed <= count; seed++) {
      const film = await read({seed, look});
      if (film.fault) told += 1; else fail(`${look}, seed ${seed}: was read, ${film.rms.toFixed(2)} pt rms`);
    }
    console.log(`${look}: ${told} of ${count} refused`);
  }
} finally {
  await close();
}
if (failures) {
  console.log(`${failures} failures`);
  process.exit(1);
}
