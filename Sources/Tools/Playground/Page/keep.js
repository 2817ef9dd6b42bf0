// What can be kept: a gesture fixture, a scene document, a golden trace, and all three as one archive.

const fileName = name => name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|-+$/g, '') || 'unnamed';

/** The mean number of samples a second while the finger was down. */
function sampleRate(samples) {
  let [time, count] = [0, 0];
  samples.forEach((sample, index) => {
    if (sample.phase === 'moved') [time, count] = [time + sample.t - samples[index - 1].t, count + 1];
  });
  return time > 0 ? Math.round(count * 1000 / time) : 0;
}

function gestureDocument(name, run) {
  const rate = sampleRate(run.samples);
  return {
    format: 'scroll-gesture', version: 1, name, provenance: run.pointerType === 'keyboard' ? 'synthetic' : 'recorded',
    source: `the playground page: ${run.pointerType}${rate ? `, ${rate} samples/s` : ''}`, device: navigator.userAgent,
    samples: run.samples.map(({t, x, y, phase}) => ({t, x, y, phase})),
  };
}

function gestureText(document_) {
  const {samples, ...head} = document_;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`).join('');
  return `{\n${lines}  "samples": [\n${samples.map(sample => `    ${JSON.stringify(sample)}`).join(',\n')}\n  ]\n}\n`;
}

const sceneText = (name, scene) => `${JSON.stringify({...scene, name}, null, 2)}\n`;

const crcTable = Array.from({length: 256}, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

/** A zip archive of texts, stored without compression. */
function zip(files) {
  const encoder = new TextEncoder();
  const parts = [];
  const index = [];
  let offset = 0;
  const bytes = (...values) => {
    const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)));
    let at = 0;
    for (const [size, value] of values) {
      if (size === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += size;
    }
    return new Uint8Array(view.buffer);
  };
  for (const [path, text] of files) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const crc = (data.reduce((sum, byte) => crcTable[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
    // Version 2.0, names in UTF-8, stored; 1 January 1980.
    const head = [[2, 20], [2, 0x800], [2, 0], [2, 0], [2, 33], [4, crc], [4, data.length], [4, data.length], [2, name.length], [2, 0]];
    const local = bytes([4, 0x04034b50], ...head);
    parts.push(local, name, data);
    index.push(bytes([4, 0x02014b50], [2, 20], ...head, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += local.length + name.length + data.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const end = bytes([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...index, end], {type: 'application/zip'});
}

function download(name, content, type = 'application/json') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// MARK: The page's address

function encodeState(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function decodeState(text) {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, character => character.charCodeAt(0))));
}
