// Decodes a film: its pictures one after another, each as grey values.

/** The pictures of a GIF, with the part that has been read. */
async function* decodedImages(file) {
  if (!('ImageDecoder' in self)) throw new FilmError('This browser decodes no GIF for a page. Use Chrome or Edge, or make it an MP4.');
  const decoder = new ImageDecoder({data: file.stream(), type: 'image/gif'});
  await Promise.all([decoder.tracks.ready, decoder.completed]);
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  for (let frameIndex = 0; frameIndex < count; frameIndex++) yield [(await decoder.decode({frameIndex})).image, frameIndex / count];
}

/** The pictures of a film in the order in which they are shown, with the part that has been read. */
async function* decodedPictures(file, {kind, codec, description, samples}) {
  if (!('VideoDecoder' in self)) throw new FilmError('This browser decodes no film for a page (WebCodecs). Use a current Chrome or Edge.');
  const {supported} = await VideoDecoder.isConfigSupported({codec, description}).catch(() => ({}));
  if (!supported) {
    throw new FilmError(`This browser does not decode ${kind}. Export the recording as H.264, in QuickTime Player by `
      + 'File > Export As > 1080p and Greatest Compatibility. Safari also decodes HEVC.');
  }
  const [ready, read] = [[], fileReader(file)];
  let [wake, fault, isOver] = [() => {}, null, false];
  const fail = error => wake(fault = error);
  const decoder = new VideoDecoder({output: frame => wake(ready.push(frame)), error: fail});
  decoder.ondequeue = () => wake();
  decoder.configure({codec, description});
  try {
    for (let next = 0; !isOver || ready.length;) {
      if (fault) throw fault;
      if (ready.length) {
        yield [ready.shift(), next / samples.length];
      } else if (next < samples.length && decoder.decodeQueueSize < 6) {
        const {at, size, time, isKey} = samples[next++];
        const data = bytesOf(await read(at, size));
        decoder.decode(new EncodedVideoChunk({type: isKey || next === 1 ? 'key' : 'delta', timestamp: Math.round(time), data}));
        if (next === samples.length) decoder.flush().then(() => wake(isOver = true), fail);
      } else {
        await new Promise(resolve => { wake = resolve; });
      }
    }
  } finally {
    for (const frame of ready) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

/** Takes the grey values of pictures: `at` is the place of the first, `dx` and `dy` are steps to the next, as a picture is turned. */
function greyReader() {
  let bytes = null;
  let context = null;
  return async (frame, turns = 0) => {
    const {width, height} = frame.visibleRect;
    let [stride, offset] = [width, 0];
    if (/^(I4..|NV12)A?$/.test(frame.format)) {
      if (!(bytes?.length >= frame.allocationSize())) bytes = new Uint8Array(frame.allocationSize());
      [{stride, offset}] = await frame.copyTo(bytes);
    } else {
      context ??= new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
      context.drawImage(frame, 0, 0);
      const {data} = context.getImageData(0, 0, width, height);
      // Green counts most, as in a film's own grey values (ITU-R BT.601).
      bytes = Uint8Array.from({length: width * height}, (_, i) => 0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2]);
    }
    const [right, below] = [width - 1, (height - 1) * stride];
    const [at, dx, dy] = [[0, 1, stride], [below, -stride, 1], [right + below, -1, -stride], [right, stride, -1]][turns];
    return {bytes, at: at + offset, dx, dy, ...(turns % 2 ? {width: height, height: width} : {width, height})};
  };
}
