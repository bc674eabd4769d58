import { JSDOM, VirtualConsole } from 'jsdom';
import { linkWindow } from './link-window.mjs';
import { addMissingParts } from './missing-parts.mjs';
import NodeEnvironment from './node-environment.mjs';
import { trackTimers } from './open-timers.mjs';

const URL_OF_TESTS = 'http://localhost/';

/**
 * Node's streams, its fetch and jsdom itself wait by them. Without the true `queueMicrotask` the body of an answer never
 * ends, and what reads it goes round for ever.
 */
const NEVER_FAKED = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

const stopTimers = trackTimers(globalThis);
const dom = await openDocument();
const { window } = dom;
addMissingParts(window);
linkWindow(window);
failForUncaughtErrors();

// A contract test moves the page to the origin of its provider.
globalThis.jsdom = dom;

/** The one document of the worker, once it has been loaded. */
async function openDocument() {
  const virtualConsole = new VirtualConsole();
  // What jsdom does not implement, and errors of listeners.
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const opened = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: URL_OF_TESTS, virtualConsole });
  await new Promise((loaded) => opened.window.addEventListener('load', loaded, { once: true }));
  return opened;
}

/** A test fails for an error that a listener throws, unless it listens to errors itself. */
function failForUncaughtErrors() {
  const { addEventListener, removeEventListener } = window;
  let others = 0;
  window.addEventListener('error', ({ error }) => {
    if (others === 0 && error != null) process.emit('uncaughtException', error);
  });
  window.addEventListener = function addAndCount(...args) {
    if (args[0] === 'error') others += 1;
    return addEventListener.apply(this ?? window, args);
  };
  window.removeEventListener = function removeAndCount(...args) {
    if (args[0] === 'error') others -= 1;
    return removeEventListener.apply(this ?? window, args);
  };
}

/** The process of the worker with the window of jsdom among its globals: see node-runner.mjs. */
export default class DomEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    const { useFakeTimers } = globalThis.jest;
    globalThis.jest.useFakeTimers = ({ doNotFake = [], ...config } = {}) =>
      useFakeTimers({ ...config, doNotFake: [...doNotFake, ...NEVER_FAKED] });
  }

  async teardown() {
    await super.teardown();
    stopTimers();
  }

  /** The page of the file before is gone with all that it kept in the browser. */
  clearPage() {
    const { document } = window;
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    window.getSelection().removeAllRanges();
    window.localStorage.clear();
    window.sessionStorage.clear();
    dom.cookieJar.removeAllCookiesSync();
    dom.reconfigure({ url: URL_OF_TESTS });
    window.history.replaceState(null, '', URL_OF_TESTS);
  }
}
