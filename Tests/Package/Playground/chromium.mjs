// A page in a headless Chromium, driven over a pipe.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Opens a page of this package and waits until it has made a global object; `evaluate` awaits promises, `heard` gets the browser's events. */
export async function openPage(page, global, heard = () => {}) {
  const names = [process.env.SCROLLSIM_BROWSER, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = process.env.PATH.split(':');
  const browser = names.filter(Boolean).flatMap(name => (name.includes('/') ? [name] : folders.map(folder => path.join(folder, name))))
    .find(file => fs.existsSync(file));
  if (!browser) throw new Error('no Chromium is installed: run bash .ci/tools');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  const child = spawn(browser, ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run',
    '--disable-background-networking', '--disable-dev-shm-usage', `--user-data-dir=${profile}`, 'about:blank'],
  {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
  const waiting = new Map();
  let lastID = 0;
  let received = '';
  child.stdio[4].setEncoding('utf8').on('data', text => {
    received += text;
    for (let end = received.indexOf('\0'); end >= 0; end = received.indexOf('\0')) {
      const message = JSON.parse(received.slice(0, end));
      received = received.slice(end + 1);
      if (message.method) heard(message);
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  const call = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
    waiting.set(++lastID, ({error, result}) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result)));
    child.stdio[3].write(`${JSON.stringify({id: lastID, method, params, sessionId})}\0`);
  });
  const close = async () => {
    const ended = new Promise(resolve => child.on('exit', resolve));
    child.kill();
    await ended;
    // Processes of the browser that outlive its first one still write here, and `maxRetries` does not delete what came later.
    for (let tries = 1; fs.existsSync(profile); tries++) {
      try {
        fs.rmSync(profile, {recursive: true, force: true});
      } catch (error) {
        if (tries === 50) throw error;
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    }
  };
  try {
    const {product} = await call('Browser.getVersion');
    const {targetId} = await call('Target.createTarget', {url: pathToFileURL(path.resolve(page)).href});
    const {sessionId} = await call('Target.attachToTarget', {targetId, flatten: true});
    const evaluate = async expression => {
      const {result, exceptionDetails} = await call('Runtime.evaluate', {expression, returnByValue: true, awaitPromise: true}, sessionId);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    for (let tries = 0; !(await evaluate(`!!window.${global}`)); tries++) {
      if (tries === 300) throw new Error('the page did not begin within 30 s');
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    return {product, evaluate, close, call: (method, params) => call(method, params, sessionId),
      processes: async () => (await call('SystemInfo.getProcessInfo')).processInfo};
  } catch (error) {
    await close();
    throw error;
  }
}
