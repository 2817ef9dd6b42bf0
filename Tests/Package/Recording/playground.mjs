// Reads recordings of the playground: fingers drag its row, its cards are filmed, and docs/recording.html says what moved
// them. The arguments are the number of drags, a folder for the readings, and the designs.
import fs from 'node:fs';
import path from 'node:path';
import {openPage} from '../Playground/chromium.mjs';

const [count, folder, ...designs] = [Number(process.argv[2]), ...process.argv.slice(3)];
const frameRate = 60;

/** Drags the row of a design with touches, and films its cards at the frames of a display. */
async function film(name) {
  const page = await openPage('docs/playground.html', 'playground');
  const {evaluate, call} = page;
  try {
    await call('Emulation.setDeviceMetricsOverride', {width: 390, height: 844, deviceScaleFactor: 2, mobile: true});
    await call('Emulation.setTouchEmulationEnabled', {enabled: true});
    await call('Emulation.setEmulatedMedia', {features: [{name: 'prefers-reduced-motion', value: 'reduce'}]});
    await evaluate(`(({page}) => {
      page.compare(false);
      page.choose(0, page.choices.find(({scene}) => scene.name === '${name}').scene);
      page.rows[0].figure.scrollIntoView({block: 'center'});
    })(playground)`);
    const box = await evaluate('(({left, top, width, height}) => ({x: left, y: top, width, height}))(playground.page.rows[0].screen.getBoundingClientRect())');
    const touch = (type, x) => call('Input.dispatchTouchEvent', {type, touchPoints: x === null ? [] : [{x, y: box.y + box.height / 2}]});
    const wait = time => new Promise(done => setTimeout(done, time));
    for (let drag = 0; drag < count; drag++) {
      // Forth twice, and back once.
      const [distance, duration] = [(drag % 3 === 2 ? 1 : -1) * (90 + 17 * (drag % 5)), 90 + 30 * (drag % 4)];
      const [from, begin] = [box.x + box.width / 2 - distance / 2, performance.now()];
      await touch('touchStart', from);
      for (let time = 0; time < duration; time = performance.now() - begin) {
        await touch('touchMove', from + distance * (time / duration) ** 1.3);
        await wait(6);
      }
      await touch('touchEnd', null);
      // A run goes on if the next touch follows its rest within a second.
      await evaluate(`(async ({session}) => {
        while (!session.finished) await new Promise(requestAnimationFrame);
      })(playground.page)`);
      await wait(400);
    }
    await evaluate(`(({page: {session, rows: [row], engine}}) => {
      Object.assign(window, {samples: session.samples, fed: 0, placed: row.placed, row, engine});
      session.reset([placed]);
    })(playground)`);
    const end = await evaluate('samples.at(-1).t') + 2500;
    const pictures = [];
    // A recording begins and ends at rest.
    for (let time = -300; time < end; time += 1000 / frameRate) {
      await evaluate(`(() => {
        while (samples[fed]?.t <= ${time}) engine.touch(0, samples[fed++]);
        if (${time} > engine.state(0).time) engine.advance(0, ${time});
        row.show();
        (window.truth ??= []).push(engine.state(0).x);
        return new Promise(requestAnimationFrame);
      })()`);
      const {data} = await call('Page.captureScreenshot', {format: 'png', clip: {...box, scale: 1}});
      pictures.push(data);
    }
    const releases = JSON.parse(await evaluate('JSON.stringify(engine.releases(0))'));
    return {pictures, releases, truth: JSON.parse(await evaluate('JSON.stringify(truth)')), points: box.width, begin: await evaluate('placed.scrollView.contentOffset?.x ?? engine.state(0).minimumX')};
  } finally {
    await page.close();
  }
}

/** Gives pictures as a film to the page of recordings, and returns its moves and its readings. */
async function read({pictures, points}) {
  const page = await openPage('docs/recording.html', 'recording');
  try {
    await page.evaluate(`(0, eval)(${JSON.stringify(fs.readFileSync('Tests/Package/Recording/mux.js', 'utf8'))}); window.films = []; 0`);
    for (const picture of pictures) await page.evaluate(`films.push('${picture}'); 0`);
    return JSON.parse(await page.evaluate(`(async () => {
      const encoded = [];
      let [encoder, config, size] = [];
      for (const [index, text] of films.entries()) {
        const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
        const {width, height} = size ??= {width: picture.width & ~1, height: picture.height & ~1};
        encoder ??= new VideoEncoder({error: error => { throw error; }, output: (chunk, {decoderConfig}) => {
          if (decoderConfig?.description) config = new Uint8Array(decoderConfig.description);
          const data = new Uint8Array(chunk.byteLength);
          chunk.copyTo(data);
          encoded.push({data, isKey: chunk.type === 'key', time: chunk.timestamp / 1000});
        }});
        if (index === 0) encoder.configure({codec: 'avc1.640034', width, height, bitrate: 3e6, framerate: ${frameRate}, avc: {format: 'avc'}});
        const frame = new VideoFrame(picture, {timestamp: Math.round(index * 1e6 / ${frameRate}), visibleRect: {x: 0, y: 0, ...size}});
        encoder.encode(frame, {keyFrame: index % 120 === 0});
        frame.close();
        while (encoder.encodeQueueSize > 8) await new Promise(done => setTimeout(done, 2));
      }
      await encoder.flush();
      const {page} = recording;
      await page.open(new File([writeMP4(encoded, {...size, config: mp4Box('avcC', config)})], 'playground.mp4'));
      if (page.film && !page.film.fault) page.change({across: ${points}});
      return JSON.stringify({fault: document.getElementById('problem').textContent, moves: page.laws?.moves ?? [], readings: page.laws?.readings, track: page.film?.track ? page.corrected().map(([, v]) => v) : []});
    })()`));
  } finally {
    await page.close();
  }
}

/** Films a design and prints what was read; returns whether it is what moved. */
async function check(name) {
  const recorded = await film(name);
  const {fault, moves, readings, track} = await read(recorded);
  const {releases, begin} = recorded;
  // By their order: touches come unevenly through the browser's pipe, which the page may take for frames that were put in
  // between, so that it guesses the time base.
  const named = moves.filter(({release}) => release);
  const found = releases.map(({t, x, vx, targetX}, index) => {
    const move = named.length === releases.length ? named[index]
      : named.find(({release}) => Math.abs(release.time - 300 - t) < 2.5 * 1000 / frameRate);
    if (!move || move.law === 'none') return `at ${Math.round(t)} ms: ${move?.sentence ?? 'not found'}`;
    // The release of a steady flick is known to a frame, the target to a part of a point.
    const [target, ahead] = [move.target + begin - targetX, move.target - move.release.offset - (targetX - x)];
    const isSame = Math.abs(target) < 1 && Math.abs(ahead) < 1 + Math.max(Math.abs(vx), Math.abs(move.release.velocity)) * 1.5 * 1000 / frameRate;
    return isSame ? null : `at ${Math.round(t)} ms: ${move.sentence}; the target is ${target.toFixed(1)} pt off, the way to it ${ahead.toFixed(1)} pt`;
  });
  const wrong = found.filter(Boolean);
  const far = Math.max(...track.map((offset, index) => Math.abs(offset - recorded.truth[index] + recorded.truth[0])));
  console.log(`${name}: ${releases.length - wrong.length} of ${releases.length} releases have their law and target; ${recorded.pictures.length} pictures, the farthest ${far.toFixed(2)} pt off`);
  for (const words of wrong) console.log(`  ${words}`);
  if (fault) console.log(`  ${fault}`);
  fs.writeFileSync(path.join(folder, `${name}.json`), readings ?? '');
  return !fault && far <= 0.5 && wrong.length <= count / 10 && releases.length >= count / 2;
}

// Touches and pictures go through the browser's pipe: on a busy machine a film may tear, and another one decides.
let failures = 0;
for (const name of designs) if (!await check(name) && !await check(name)) failures += 1;
process.exit(failures ? 1 : 0);
