// Runs docs/playground.html's engine under node and in Chromium, and compares with the goldens and with scrollsim. The
// argument is a folder with scrollsim's runs, audits and feel sheets.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {openPage} from './chromium.mjs';
import {Engine, module, page} from './page-engine.mjs';

const exact = process.argv[2];
const read = file => fs.readFileSync(file, 'utf8');

// MARK: The cases

function gestureNamed(file) {
  const name = file.replace(/\.[^.]*$/, '');
  if (file.endsWith('.json')) return {name, ...JSON.parse(read(`Fixtures/gestures/${file}`))};
  const lines = read(`Fixtures/gestures/${file}`).trim().split('\n').slice(1);
  return {format: 'scroll-gesture', version: 1, name, samples: lines.map(line => {
    const [t, x, y, phase] = line.trim().split(',');
    return {t: Number(t), x: Number(x), y: Number(y), phase};
  })};
}

const gestures = new Map(fs.readdirSync('Fixtures/gestures').filter(file => /\.(json|csv)$/.test(file))
  .map(file => [file.replace(/\.[^.]*$/, ''), gestureNamed(file)]));
const scenes = new Map(fs.readdirSync('Fixtures/scenes').filter(file => file.endsWith('.json'))
  .map(file => [file.slice(0, -5), {name: file.slice(0, -5), ...JSON.parse(read(`Fixtures/scenes/${file}`))}]));
const goldens = [...scenes.keys()].flatMap(scene => {
  const folder = `Fixtures/goldens/${scene}`;
  return !fs.existsSync(folder) ? [] : fs.readdirSync(folder).filter(file => file.endsWith('.trace'))
    .map(file => ({scene, gesture: file.slice(0, -6), text: read(`${folder}/${file}`)}));
});
if (goldens.length < 160) throw new Error(`only ${goldens.length} goldens were found`);

/** Performs one case; runs in both places. Frames are returned as the hexadecimal bits of their doubles. */
const perform = `(engine, scene, gesture) => {
  engine.make(0, scene);
  engine.perform(0, gesture);
  const frames = engine.frames(0);
  const bits = new DataView(new ArrayBuffer(8));
  const hex = number => {
    bits.setFloat64(0, number);
    return bits.getBigUint64(0).toString(16);
  };
  return {
    text: engine.golden(0, gesture.name),
    frames: frames.map(f => [f.t, f.x, f.y, f.vx, f.vy].map(hex).join(' ') + ' ' + f.phase).join('\\n'),
  };
}`;

const hex = number => {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(number);
  return BigInt(`0x${bits.toString('hex')}`).toString(16);
};
const hash = text => createHash('sha256').update(text).digest('hex');
let failures = 0;
function fail(words) {
  failures += 1;
  if (failures <= 10) console.log(words);
}

function firstDifference(got, wanted) {
  const [a, b] = [got.split('\n'), wanted.split('\n')];
  const line = a.findIndex((text, index) => text !== b[index]);
  return `line ${line + 1} is\n  ${a[line]}\ninstead of\n  ${b[line]}`;
}

function check(place, {scene, gesture, text}, result) {
  if (result.text !== text) fail(`${place}: the golden of ${scene}/${gesture} differs: ${firstDifference(result.text, text)}`);
  const run = JSON.parse(read(path.join(exact, `${scene},${gesture}.json`)));
  const frames = run.frames.map(f => [f.t, f.x, f.y, f.vx, f.vy].map(hex).join(' ') + ' ' + f.phase).join('\n');
  if (result.frames !== frames) fail(`${place}: a frame of ${scene}/${gesture} differs in its bits: ${firstDifference(result.frames, frames)}`);
}

// MARK: Node

const imports = WebAssembly.Module.imports(module).map(one => one.name).join(', ');
if (imports !== 'number') fail(`the module imports ${imports || 'nothing'}; it must import the reading of a number alone`);
const performHere = vm.runInThisContext(perform);
const engine = new Engine(module);
for (const golden of goldens) {
  check('node', golden, performHere(engine, scenes.get(golden.scene), gestures.get(golden.gesture)));
}
console.log(`node ${process.version}: ${goldens.length} runs give their goldens, and every frame has scrollsim's bits`);

// MARK: Audits

let [reports, findings] = [0, 0];
for (const [name, scene] of scenes) {
  const {audits} = JSON.parse(read(path.join(exact, `audit,${name}.json`)));
  engine.make(0, scene);
  if (!audits.length && !engine.audit(0, 0).nothing) fail(`the page audits ${name}, where there is nothing to audit`);
  for (const wanted of audits) {
    // The page has the gesture in words in the place of the command.
    const [got, want] = [engine.audit(0, engine.tables.audits.indexOf(wanted.id)), wanted]
      .map(report => JSON.stringify(report, (key, value) => (key === 'command' ? undefined : value)));
    if (got !== want) fail(`the audit ${wanted.id} of ${name} reports\n  ${got}\ninstead of\n  ${want}`);
    reports += 1;
    findings += wanted.outcome === 'finding' ? 1 : 0;
  }
}
if (findings < 40) fail(`only ${findings} findings were made`);
console.log(`${reports} reports of audits, ${findings} of them findings, are those of scrollsim`);

// MARK: Feel sheets and code

for (const [what, title, least] of [['sheet', 'feel sheets', 40], ['swift', 'files of Swift code', 25]]) {
  let count = 0;
  for (const [name, scene] of scenes) {
    const file = path.join(exact, `${name}.${what}`);
    engine.make(0, scene);
    let got = '';
    try { got = engine.document(0, what); } catch { /* Scrollsim makes none either. */ }
    const wanted = fs.existsSync(file) ? read(file) : '';
    if (got !== wanted) fail(`of the ${title}, that of ${name} differs: ${firstDifference(got, wanted)}`);
    count += wanted ? 1 : 0;
  }
  if (count < least) fail(`only ${count} ${title} were made`);
  console.log(`${count} ${title} are those of scrollsim`);
}

// MARK: Chromium

const {product, evaluate, close} = await openPage(page, 'playground');
try {
  await evaluate(`window.proof = {engine: new playground.Engine(playground.module), perform: ${perform}}; 0`);
  const performThere = (scene, gesture) => evaluate(
    `proof.perform(proof.engine, ${JSON.stringify(scene)}, ${JSON.stringify(gesture)})`);
  for (const golden of goldens) {
    check('Chromium', golden, await performThere(scenes.get(golden.scene), gestures.get(golden.gesture)));
  }
  console.log(`${product}: ${goldens.length} runs give their goldens, and every frame has scrollsim's bits`);
  // Every other pair has no golden, but both places must agree.
  let pairs = 0;
  for (const [sceneName, scene] of scenes) {
    const all = [...gestures.values()].filter(gesture => !goldens.some(one => one.scene === sceneName && one.gesture === gesture.name));
    const here = all.map(gesture => hash(Object.values(performHere(engine, scene, gesture)).join('\n')));
    for (let index = 0; index < all.length; index++) {
      const there = hash(Object.values(await performThere(scene, all[index])).join('\n'));
      if (there !== here[index]) fail(`${sceneName}/${all[index].name} differs between node and Chromium`);
      pairs += 1;
    }
  }
  console.log(`${pairs} more pairs of a scene and a gesture have the same bits under node and in Chromium`);
} finally {
  await close();
}
if (failures) {
  console.log(`${failures} differences`);
  process.exit(1);
}
