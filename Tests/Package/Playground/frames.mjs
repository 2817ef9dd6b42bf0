// How long the browser's main thread works on a frame of the playground: script, style, layout, painting and commit, while
// both rows move. Beside it a page that only moves two boxes, which is what the browser itself takes on this machine.
//
//   node Tests/Package/Playground/frames.mjs RATE    with the CPU slowed down RATE times, by default 4
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {openPage} from './chromium.mjs';

const rate = Number(process.argv[2] ?? 4);
const parts = ['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest',
  'IntersectionObserverController::computeIntersections'];
const boxes = `<!doctype html><style>p{position:relative;overflow:hidden;contain:strict;height:300px}i{will-change:transform;position:absolute}</style>
<p><i>1</i></p><p><i>2</i></p><script>
const moved = [...document.querySelectorAll('i')];
const move = now => { for (const box of moved) box.style.transform = \`translate(\${now % 300}px)\`; requestAnimationFrame(move); };
requestAnimationFrame(move);
window.playground = {page: {flick() {}}};
</script>`;

/** The main thread's work in each frame, in ms, and how much of it each part is at most in half of the frames. */
async function measured(file) {
  const events = [];
  let finish;
  const page = await openPage(file, 'playground', ({method, params}) => {
    if (method === 'Tracing.dataCollected') events.push(...params.value);
    if (method === 'Tracing.tracingComplete') finish();
  });
  try {
    await page.call('Emulation.setDeviceMetricsOverride', {width: 1280, height: 900, deviceScaleFactor: 2, mobile: false});
    await page.evaluate('new Promise(done => setTimeout(done, 3500))');
    await page.call('Emulation.setCPUThrottlingRate', {rate});
    const complete = new Promise(resolve => { finish = resolve; });
    await page.call('Tracing.start', {traceConfig: {includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline']}, transferMode: 'ReportEvents'});
    await page.evaluate(`(async () => { for (let flick = 0; flick < 8; flick++) {
      playground.page.flick();
      await new Promise(done => setTimeout(done, 1800));
    } })()`);
    await page.call('Tracing.end');
    await complete;
  } finally {
    await page.close();
  }
  const scripts = events.filter(({name, ph}) => name === 'FireAnimationFrame' && ph === 'X').sort((a, b) => a.ts - b.ts);
  const frames = scripts.map(() => ({all: 0}));
  for (const {name, ph, ts, dur, pid, tid} of events) {
    if (ph !== 'X' || !parts.includes(name) || pid !== scripts[0].pid || tid !== scripts[0].tid) continue;
    const index = scripts.findLastIndex(script => script.ts <= ts);
    const isWithin = name !== 'FireAnimationFrame' && ts + dur <= scripts[index]?.ts + scripts[index]?.dur;
    if (index < 0 || isWithin) continue;
    frames[index].all += dur / 1000;
    frames[index][name] = (frames[index][name] ?? 0) + dur / 1000;
  }
  const at = (share, name) => frames.map(frame => frame[name] ?? 0).sort((a, b) => a - b)[Math.floor((frames.length - 1) * share)].toFixed(2);
  return `${at(0.5, 'all')} ms, 95 % within ${at(0.95, 'all')} ms, ${frames.length} frames\n`
    + parts.map(name => `  ${at(0.5, name).padStart(6)} ${at(0.95, name).padStart(6)}  ${name}`).join('\n');
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boxes-'));
try {
  fs.writeFileSync(path.join(folder, 'boxes.html'), boxes);
  console.log(`CPU ${rate} times slower\nplayground: ${await measured('docs/playground.html')}`);
  console.log(`two boxes: ${await measured(path.join(folder, 'boxes.html'))}`);
} finally {
  fs.rmSync(folder, {recursive: true});
}
