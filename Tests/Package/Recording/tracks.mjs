// How exactly `scrollsim laws` reads tracks of planted motions, which are those of accuracy.mjs without a film. The arguments
// are the program and the number of tracks of each kind.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {Engine, module} from '../Playground/page-engine.mjs';

const [program = '.build/release/scrollsim', count = 100] = process.argv.slice(2);
const source = fs.readFileSync('Tests/Package/Recording/planted.js', 'utf8');
const {seeded, formulaRun, engineRun, lawErrors} = vm.runInThisContext(`${source}; ({seeded, formulaRun, engineRun, lawErrors})`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tracks-'));

/** What `scrollsim laws` says of a track; it ends with 1 where a movement has no law. */
function laws(file, scale) {
  const options = ['laws', file, '--format', 'json', '--scale', `${scale}`, '--output', `${file}.json`];
  try { execFileSync(program, options, {stdio: 'ignore'}); } catch ({status}) { if (status !== 1) throw new Error(`${program} ended with ${status}`); }
  return JSON.parse(fs.readFileSync(`${file}.json`, 'utf8')).moves;
}

console.log('| track | laws | D beyond the bar, velocity jumps | steady | settle beyond 10 ms, steady | D inside its interval |\n|--|--|--|--|--|--|');
for (const [scale, fps] of [[3, 60], [2, 60], [0.85, 60], [2, 30], [0.5, 30]]) {
  const moves = [];
  for (let seed = 1; seed <= count; seed++) {
    const random = seeded(seed);
    const {run, moves: planted} = seed % 2 ? formulaRun(random) : engineRun(new Engine(module), random, false, {isPaging: seed % 8 === 4});
    while (run.length < 300) run.push({t: run.at(-1).t + 1000 / 60, x: run.at(-1).x});
    const file = path.join(folder, `${seed}.csv`);
    const shown = run.slice(0, 300).filter((_, index) => index % (60 / fps) === 0);
    fs.writeFileSync(file, shown.map(({t, x}) => `${t},${Math.round(x * scale) / scale}\n`).join(''));
    const found = laws(file, scale);
    for (const move of planted.filter(({isCaught}) => !isCaught)) {
      const near = found.filter(({release}) => release && Math.abs(release.time - move.t) < 100)
        .sort((a, b) => Math.abs(a.release.time - move.t) - Math.abs(b.release.time - move.t))[0];
      moves.push({...move, ...lawErrors(move, near, fps), interval: near?.uncertainty.distance});
    }
  }
  const share = (all, isIn) => `${all.filter(isIn).length} of ${all.length}`;
  const decays = moves.filter(({law, isRight}) => law === 'decay' && isRight);
  const [jumps, steady] = [true, false].map(has => decays.filter(move => move.jumps === has));
  console.log(`| ${scale} px/pt, ${fps} fps | ${share(moves, ({isRight}) => isRight)} | ${[jumps, steady].map(some => share(some, move => move.ahead > move.allowed)).join(' | ')} | `
    + `${share(steady, ({settle}) => settle > 10)} | ${share(decays, move => move.ahead <= move.interval)} |`);
}
fs.rmSync(folder, {recursive: true});
