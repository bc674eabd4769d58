import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CompressionStream',
  'DecompressionStream',
  'Event',
  'EventTarget',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom with the web platform parts that it lacks and that the router, the API client and msw need. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    // A contract test moves the page to the origin of its provider.
    global.jsdom = this.dom;
    for (const name of fromNode) {
      if (global[name] === undefined) global[name] = globalThis[name];
    }
    // MessageChannel is left out: React's scheduler would keep one open, and the run would never end.
    global.BroadcastChannel ??= UnrefBroadcastChannel;
    // Node's fetch refuses jsdom's signals, so both halves of an abort are Node's.
    global.AbortController = globalThis.AbortController;
    global.AbortSignal = globalThis.AbortSignal;
    global.Uint8Array = globalThis.Uint8Array;
    global.matchMedia ??= matchMedia;
    global.ResizeObserver ??= InertObserver;
    global.IntersectionObserver ??= InertObserver;
    global.Element.prototype.scrollIntoView ??= () => {};
    global.scrollTo = () => {};
    global.HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    global.HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    // A form with a file is read by Node's fetch, which wants to stream it.
    global.Blob.prototype.stream ??= function stream() {
      return streamOf(this, global.FileReader);
    };
  }
}

function streamOf(blob, FileReader) {
  return new ReadableStream({
    start(controller) {
      const reader = new FileReader();
      reader.onload = () => {
        controller.enqueue(new Uint8Array(reader.result));
        controller.close();
      };
      reader.onerror = () => controller.error(reader.error);
      reader.readAsArrayBuffer(blob);
    },
  });
}

/** Does not keep the run alive when a test leaves it open. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

function matchMedia(media) {
  const target = new EventTarget();
  return Object.assign(target, { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
}

class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
