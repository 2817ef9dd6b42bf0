// Reads made and damaged files with the page's parsers, under node. The argument is the number of damaged files.
import fs from 'node:fs';
import vm from 'node:vm';

const read = file => fs.readFileSync(file, 'utf8');
const sources = ['film', 'mp4', 'webm'].map(name => read(`Sources/Tools/Playground/Recording/${name}.js`));
const made = ['mux', 'planted'].map(name => read(`Tests/Package/Recording/${name}.js`));
const {readFilm, FilmError, mostParts, writeMP4, writeWebM, mp4Box, seeded} = vm.runInThisContext(
  `${[...sources, ...made].join('\n')};({readFilm, FilmError, mostParts, writeMP4, writeWebM, mp4Box, seeded})`);

const failures = [];
const random = seeded(31);
const whole = most => Math.floor(random() * most);

// MARK: Files as they should be

const pictures = Array.from({length: 40}, (_, index) => ({
  data: Uint8Array.from({length: 20 + whole(60)}, () => whole(256)), time: Math.round(index * 1000 / 60), isKey: index % 15 === 0}));
const size = {width: 64, height: 48};
const config = mp4Box('avcC', [1, 0x64, 0, 0x34, 255, 225, 0, 0, 1]);
const files = {
  'MP4': writeMP4(pictures, {...size, config}),
  'MP4 on its side': writeMP4(pictures, {...size, config, turns: 3}),
  'MP4 out of order': writeMP4(pictures.map((picture, index) => ({...picture, delay: index % 3 * 20})), {...size, config, isLarge: true}),
  'MP4 in fragments': writeMP4(pictures, {...size, config, isFragmented: true}),
  'WebM': writeWebM(pictures, {...size, name: 'V_VP9'}),
  'WebM in groups': writeWebM(pictures, {...size, name: 'V_VP8', isGrouped: true}),
  'WebM of a recorder': writeWebM(pictures, {...size, name: 'V_VP8', isOpen: true}),
};
for (const [name, bytes] of Object.entries(files)) {
  const film = await readFilm(new Blob([bytes]));
  const isRight = film.samples.length === pictures.length && film.samples.every((sample, index) => {
    const {data, time, isKey} = pictures[index];
    const delay = name.endsWith('out of order') ? index % 3 * 20 : 0;
    return sample.isKey === isKey && Math.abs(sample.time / 1000 - time - delay) < 0.01 && sample.size === data.length
      && data.every((byte, place) => byte === bytes[sample.at + place]);
  });
  if (!isRight || (film.turns ?? 0) !== (name.endsWith('side') ? 3 : 0)) failures.push(`${name}: the pictures that were read are not those written`);
}

// MARK: Damaged files

/** Reads a damaged file: at most a sentence, without a hang, with at most the pictures that are allowed. */
async function survives(name, bytes) {
  const begin = performance.now();
  try {
    const film = await readFilm(new Blob([bytes]));
    if (film.samples?.length > mostParts) failures.push(`${name}: ${film.samples.length} pictures`);
  } catch (error) {
    if (!(error instanceof FilmError) || !/^[A-Z].*\.$/s.test(error.message)) failures.push(`${name}: ${error.stack}`);
  }
  const time = performance.now() - begin;
  if (time > 15000) failures.push(`${name}: took ${Math.round(time)} ms`);
}

const count = Number(process.argv[2] ?? 3000);
const names = Object.keys(files);
for (let index = 0; index < count; index++) {
  const name = names[index % names.length];
  let bytes = files[name].slice();
  // Most flips hit the tables, which are less than the first two thousand bytes.
  for (let flips = whole(4); flips > 0; flips--) {
    const at = whole(random() < 0.8 ? Math.min(2000, bytes.length) : bytes.length);
    bytes[at] = random() < 0.3 ? [0, 1, 127, 128, 255][whole(5)] : whole(256);
  }
  if (random() < 0.3) bytes.fill(255, ...(at => [at, at + 4])(whole(bytes.length)));
  if (random() < 0.3) bytes = bytes.slice(0, whole(bytes.length));
  await survives(`${name}, damaged file ${index}`, bytes);
}
const box = (type, ...parts) => mp4Box(type, ...parts);
const many = (part, times) => Array.from({length: times}, () => [...part]).flat();
const hostile = {
  'no bytes': [], 'four bytes': [0, 0, 0, 0], 'another format': 'RIFF1234AVI LIST',
  'boxes without content': [...box('ftyp'), ...many(box('free'), 200000)],
  'a box of its own size 0': [...box('ftyp'), 0, 0, 0, 0, ...'moov'.split('').map(one => one.charCodeAt(0)), 0, 0, 0, 0],
  'nested boxes': Array.from({length: 2000}).reduce(inner => box('moov', inner), box('trak')),
  'empty elements': [0x1a, 0x45, 0xdf, 0xa3, 0x80, ...many([0xa0, 0x80], 200000)],
  'empty tracks': [0x1a, 0x45, 0xdf, 0xa3, 0x80, ...many([0xae, 0x80], 200000)],
};
for (const [name, bytes] of Object.entries(hostile)) {
  await survives(name, typeof bytes === 'string' ? new TextEncoder().encode(bytes) : Uint8Array.from(bytes));
}
/** A file with numbers of four bytes after the type of a box. */
function lying(name, type, ...numbers) {
  const bytes = files[name].slice();
  const at = [...bytes.keys()].find(place => String.fromCharCode(...bytes.slice(place, place + 4)) === type);
  numbers.forEach((one, index) => new DataView(bytes.buffer).setUint32(at + 4 + 4 * index, one));
  return bytes;
}
await survives('a run of 4 billion', lying('MP4', 'stts', 0, 1, 0xffffffff));
await survives('a table of 4 billion', lying('MP4', 'stts', 0, 0xffffffff));
await survives('a fragment of 4 billion', lying('MP4 in fragments', 'trun', 0, 0xffffffff));
// All pictures have a byte, and each chunk has all of them.
files.alike = lying('MP4', 'stsz', 0, 1, 0xffffffff);
await survives('4 billion pictures', lying('alike', 'stsc', 0, 1, 1, 0x7fffffff));

/** A file that must be refused in words. */
async function refuses(name, blob, words) {
  const sentence = await readFilm(blob).then(() => 'it was read', error => error.message);
  if (!sentence.includes(words)) failures.push(`${name}: ${sentence}`);
}
await refuses('a part of 70 MB', new Blob([Uint8Array.from([4, 0x2c, 0x1d, 0x80]), 'moov', new Uint8Array(70000000)]), 'which no recording has');

if (failures.length) {
  console.log(failures.slice(0, 10).join('\n'));
  process.exit(1);
}
console.log(`${names.length} films are read as written, and ${count + Object.keys(hostile).length + 5} damaged ones end with a sentence`);
