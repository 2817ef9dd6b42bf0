// The engine of docs/playground.html, under node.
import fs from 'node:fs';
import vm from 'node:vm';
import zlib from 'node:zlib';

export const page = 'docs/playground.html';
const read = file => fs.readFileSync(file, 'utf8');
const bytes = Buffer.from(read(page).match(/id="module">([^<]*)</)[1], 'base64');
export const module = new WebAssembly.Module(zlib.gunzipSync(bytes));
export const Engine = vm.runInThisContext(`${read('Sources/Tools/Playground/Page/engine.js')};Engine`);
