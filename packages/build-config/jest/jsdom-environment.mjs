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

/** jsdom plus what it lacks and the router, the API client and msw need. What jsdom has itself stays its own. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of fromNode) {
      if (global[name] === undefined) global[name] = globalThis[name];
    }
    // MessageChannel is left out: React's scheduler would keep one open, and the run would never end.
    global.BroadcastChannel ??= IdleBroadcastChannel;
    // The two halves of an abort must be of one kind: Node's fetch refuses jsdom's signals.
    global.AbortController = globalThis.AbortController;
    global.AbortSignal = globalThis.AbortSignal;
    global.Uint8Array = globalThis.Uint8Array;
    global.matchMedia ??= mediaNeverMatches;
    global.ResizeObserver ??= NothingResizes;
    global.IntersectionObserver ??= NothingResizes;
    global.Element.prototype.scrollIntoView ??= () => {};
    global.scrollTo = () => {};
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

/** A channel that a test forgot to close must not keep the run alive. */
class IdleBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

function mediaNeverMatches(media) {
  const target = new EventTarget();
  return Object.assign(target, { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
}

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
