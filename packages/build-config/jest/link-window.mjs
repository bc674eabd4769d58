/**
 * What stays Node's where jsdom has its own: its fetch refuses jsdom's signals and forms, its channels refuse jsdom's
 * events, and Jest fakes its timers.
 */
const KEPT = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'MessageEvent',
  'clearInterval',
  'clearTimeout',
  'console',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
];

/** What jsdom lacks. */
const FROM_NODE = [
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
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

const METHODS = ['addEventListener', 'dispatchEvent', 'removeEventListener'];

/** Makes the properties of a window globals and the other way round, each with one value in both. */
export function linkWindow(window) {
  // Node loads some of them when they are read first, and would then derive its own events from jsdom's.
  for (const name of [...KEPT, ...FROM_NODE]) void globalThis[name];
  globalThis.BroadcastChannel = UnrefBroadcastChannel;
  for (const name of [...KEPT, ...FROM_NODE.filter((one) => !(one in window))]) link(window, name, globalThis);
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
    if (isOwnProperty(name, descriptor)) link(globalThis, name, window, !descriptor.get || Boolean(descriptor.set));
  }
  for (const name of METHODS) globalThis[name] = (...args) => window[name](...args);
}

/** Whether a property is the window's own: not jsdom's private data, not the language's, not linked to Node's. */
function isOwnProperty(name, { value }) {
  if (name.startsWith('_') || KEPT.includes(name) || FROM_NODE.includes(name)) return false;
  const known = Object.getOwnPropertyDescriptor(globalThis, name);
  return !known || Boolean(known.get) || !Object.is(known.value, value);
}

function link(target, name, source, isWritable = true) {
  const set = (value) => {
    source[name] = value;
  };
  Object.defineProperty(target, name, {
    configurable: true,
    enumerable: true,
    get: () => source[name],
    set: isWritable ? set : undefined,
  });
}

/** Does not keep the run alive when a test leaves it open. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}
