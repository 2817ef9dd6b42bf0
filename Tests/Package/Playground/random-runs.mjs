// Compares runs of random scenes and gestures by docs/playground.html's engine, under node, with those of scrollsim.
//
//   node random-runs.mjs SCROLLSIM COUNT [FIRST]    the seeds from FIRST, by default 1; with a COUNT of 1, to debug one
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Engine, module} from './page-engine.mjs';
import {documents} from './random-documents.mjs';

const [scrollsim, count, first] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4] ?? 1)];
const kept = '.build/random-runs';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'random-runs-'));

/** A run by scrollsim: its document, or the sentence with which it is rejected. */
const native = (scene, gesture) => new Promise((resolve, reject) => {
  const options = ['simulate', '--scene', scene, '--gesture', gesture, '--format', 'json', '--trace'];
  execFile(scrollsim, options, {maxBuffer: 1 << 30}, (error, output, messages) => {
    if (!error) return resolve({run: JSON.parse(output)});
    if (error.code !== 2) return reject(new Error(`scrollsim ends with ${error.code ?? error.signal}: ${messages}`));
    // The error is the last line, after warnings.
    const last = messages.trim().split('\n').at(-1);
    const start = [scene, gesture].map(file => `scrollsim: ${file}: `).find(one => last.startsWith(one)) ?? 'scrollsim: ';
    resolve({sentence: last.slice(start.length)});
  });
});

/** A value of either side. Documents have no negative zero, and null where the page has NaN. */
const plain = value => (typeof value === 'string' ? value : value === null ? NaN : Number(value) + 0);
const point = ({x, y}) => [x, y];
const valuesOfRun = run => [
  ...run.frames.flatMap(one => ['frame', one.t, one.x, one.y, one.vx, one.vy, one.phase]),
  ...run.releases.flatMap(one => ['release', one.t, ...[one.offset, one.velocity, one.proposedTarget, one.target].flatMap(point),
    one.willDecelerate, one.fromItem, one.item]),
  ...Object.entries(run.metrics).flat(),
  ...run.events.map(one => one.name),
].map(plain);

function valuesOfPage(engine, {scene, gesture}) {
  try {
    engine.make(0, scene);
    engine.perform(0, gesture);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return {sentence: error.message};
  }
  const events = engine.golden(0, 'drawn').split('\nevents\n')[1].split(/^frames$/m)[0];
  const values = [
    ...engine.frames(0).flatMap(one => ['frame', one.t, one.x, one.y, one.vx, one.vy, one.phase]),
    ...engine.releases(0).flatMap(one => ['release', one.t, one.x, one.y, one.vx, one.vy, one.proposedX, one.proposedY, one.targetX,
      one.targetY, one.willDecelerate, one.fromItem, one.item]),
    ...Object.entries(engine.metrics(0)).flat(),
    // A line is `TIME NAME …`, or `TIME NAME xCOUNT until …` for the same call again and again.
    ...events.split('\n').filter(Boolean).flatMap(line => {
      const [, name, times] = line.match(/^\S+ (\S+)(?: x(\d+) until )?/);
      return Array(Number(times ?? 1)).fill(name);
    }),
  ];
  return {values: values.map(plain)};
}

/** What differs, as a sentence; nothing where the two runs are alike. */
function difference(page, {run, sentence}) {
  if (page.sentence !== sentence) return `the page says\n  ${page.sentence}\nand scrollsim\n  ${sentence}`;
  if (!run) return undefined;
  const values = valuesOfRun(run);
  const index = values.findIndex((value, at) => !Object.is(value, page.values[at]));
  if (index < 0 && values.length === page.values.length) return undefined;
  const around = list => list.slice(Math.max(0, index - 6), index + 1).join(' ');
  return `value ${index} differs: after the same values the page has\n  ${around(page.values)}\nand scrollsim\n  ${around(values)}`;
}

let engine = new Engine(module);
const constants = engine.tables.tuning;
const drawn = new Set();
const keys = object => {
  for (const [key, value] of Object.entries(object)) {
    drawn.add(key);
    if (value && typeof value === 'object') keys(value);
  }
};
const totals = {runs: 0, frames: 0, rejected: 0, failures: 0};
let next = first;
async function work(slot) {
  while (next < first + count) {
    const seed = next++;
    const pair = documents(seed, constants);
    keys(pair);
    const texts = {scene: JSON.stringify(pair.scene), gesture: JSON.stringify(pair.gesture)};
    const files = Object.entries(texts).map(([kind, text]) => {
      const file = path.join(folder, `${slot}.${kind}.json`);
      fs.writeFileSync(file, text);
      return file;
    });
    let found;
    try {
      const wanted = await native(...files);
      found = difference(valuesOfPage(engine, texts), wanted);
      totals.rejected += wanted.sentence ? 1 : 0;
      totals.frames += wanted.run?.frames.length ?? 0;
    } catch (error) {
      found = error.message;
      engine = new Engine(module);
    }
    totals.runs += 1;
    if (!found) continue;
    totals.failures += 1;
    fs.mkdirSync(kept, {recursive: true});
    for (const file of files) fs.copyFileSync(file, path.join(kept, `${seed}${path.basename(file).slice(String(slot).length)}`));
    if (totals.failures <= 10) console.log(`seed ${seed}, kept in ${kept}: ${found}`);
  }
}
try {
  await Promise.all(Array.from({length: os.availableParallelism()}, (_, slot) => work(slot)));
} finally {
  fs.rmSync(folder, {recursive: true});
}
// Every key of the tables of scenes occurs.
const tables = fs.readFileSync('docs/Formats.md', 'utf8').matchAll(/<!-- keys: \w+ -->\n(.*?)<!-- end of keys -->/gs);
const documented = [...tables].flatMap(([, table]) => {
  const rows = table.trim().split('\n').map(line => line.split('|').map(cell => cell.trim()));
  return rows.slice(2).map(cells => cells[rows[0].indexOf('key')].replaceAll('`', '')).filter(Boolean);
});
const missing = count < 500 ? [] : [...documented, ...constants.map(one => one.name)].filter(key => !drawn.has(key));
if (missing.length) console.log(`no scene has ${missing.join(', ')}: draw it in random-documents.mjs`);
console.log(`${totals.runs} random pairs of a scene and a gesture: ${totals.frames} frames, ${totals.rejected} rejected with the same sentence,`
  + ` ${totals.failures} differences`);
if (totals.failures || missing.length) process.exit(1);
