// A film of the last run: the rows at speed, and then slowly.

/** How fast the film shows the run, one speed after another, and the room around a row in points. */
const [movieSpeeds, movieRoom] = [[1, 0.25], 20];

/** Draws a row's cards as they are at an instant of its run, its screen's corner at a place. */
function drawRow(context, row, frame, left, top) {
  const {engine, scene, look, pictures, state: {width, height}} = row;
  engine.make(scratch, placedAt(scene, frame));
  engine.look(scratch, ...(look ?? [1, 1]));
  const state = engine.state(scratch);
  context.save();
  context.translate(left, top);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  for (const item of (scene.layout ? engine.items(scratch) : row.tiles(state)).sort((one, other) => one.z - other.z)) {
    const [wide, high] = [item.width * item.scale, item.height * item.scale];
    const [x, y] = [item.x - state.x + (item.width - wide) / 2, item.y - state.y + (item.height - high) / 2];
    context.globalAlpha = item.alpha;
    context.save();
    context.beginPath();
    context.roundRect(x, y, wide, high, radiusOf());
    context.clip();
    const picture = pictures[item.index % pictures.length];
    // As the style sheet's cover: the middle of the picture fills the card.
    const cover = picture && Math.max(wide / picture.width, high / picture.height);
    context.fillStyle = `hsl(${hues[item.index % hues.length]} 72% 82%)`;
    context.fillRect(x, y, wide, high);
    if (picture) context.drawImage(picture, x + (wide - picture.width * cover) / 2, y + (high - picture.height * cover) / 2, picture.width * cover, picture.height * cover);
    Object.assign(context, {fillStyle: picture ? '#fff' : `hsl(${hues[item.index % hues.length]} 60% 25%)`, font: '650 34px system-ui, sans-serif'});
    context.fillText(item.index + 1, x + 16, y + high - 16);
    context.restore();
  }
  context.restore();
}

/** Draws the last run of the rows frame by frame, and lets the browser encode what it shows; returns the film. */
async function movieOf(rows, end) {
  const mimeType = ['video/mp4;codecs=avc1', 'video/webm'].find(type => MediaRecorder.isTypeSupported(type));
  const sizes = rows.map(row => row.state);
  // An encoder takes an even number of pixels.
  const canvas = Object.assign(document.createElement('canvas'), {
    width: 4 * Math.ceil((Math.max(...sizes.map(({width}) => width)) + 2 * movieRoom) / 2),
    height: 4 * Math.ceil(sizes.reduce((sum, {height}) => sum + height + movieRoom, movieRoom) / 2)});
  const context = canvas.getContext('2d', {alpha: false});
  const frames = rows.map(row => row.engine.frames(row.source));
  const stream = canvas.captureStream(0);
  const parts = [];
  const recorder = Object.assign(new MediaRecorder(stream, {mimeType, videoBitsPerSecond: 1.2e7}), {ondataavailable: ({data}) => parts.push(data)});
  recorder.start();
  for (const speed of movieSpeeds) {
    const begin = performance.now();
    for (let time = 0; time < end; time = (performance.now() - begin) * speed) {
      context.setTransform(2, 0, 0, 2, 0, 0);
      context.fillStyle = tone('page');
      context.fillRect(0, 0, canvas.width, canvas.height);
      rows.forEach((row, index) => drawRow(context, row, frames[index].findLast(({t}) => t <= time) ?? frames[index][0], movieRoom,
        sizes.slice(0, index).reduce((top, {height}) => top + height + movieRoom, movieRoom)));
      stream.getVideoTracks()[0].requestFrame();
      await new Promise(requestAnimationFrame);
    }
  }
  const stopped = new Promise(done => { recorder.onstop = done; });
  recorder.stop();
  await stopped;
  return new Blob(parts, {type: mimeType.split(';')[0]});
}
