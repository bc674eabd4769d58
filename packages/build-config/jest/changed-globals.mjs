import { countListeners } from './page-listeners.mjs';

/** Built-in objects whose functions a test may replace. */
const OBJECTS = {
  globalThis,
  Date,
  JSON,
  Math,
  process,
  'process.stdout': process.stdout,
  'process.stderr': process.stderr,
};

/** What Jest gives each file anew, and what a library sets when it is loaded first. */
const EXPECTED = new Set([
  'globalThis.console',
  'process.exit',
  'process.env.VIPSHOME',
  'HTMLElement.prototype.blur',
  'HTMLElement.prototype.focus',
]);

const COUNTED = ['SIGINT', 'SIGTERM'];

/** A placeholder for a property whose value Node creates on the first read. */
const NOT_READ_YET = Symbol('not read yet');

/** What a test of the browser may replace: parts of the page, and what all elements or objects of a kind have. */
function domObjects({ window }) {
  if (!window) return {};
  const { document, navigator, performance, URL } = window;
  const kinds = Object.entries(Object.getOwnPropertyDescriptors(window)).filter(isInterface);
  return {
    window,
    document,
    navigator,
    performance,
    URL,
    ...Object.fromEntries(kinds.map(([name, { value }]) => [`${name}.prototype`, value.prototype])),
  };
}

const isInterface = ([name, { value }]) => /^[A-Z]/.test(name) && typeof value?.prototype === 'object';

function readProperties() {
  const objects = [...Object.entries(OBJECTS), ...Object.entries(domObjects(globalThis))];
  return objects.flatMap(([name, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object))
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, descriptor]) => [`${name}.${key}`, descriptor, object, key]),
  );
}

/** Node replaces some getters by their value when they are read first; one of the page's is compared itself. */
function comparable(object, { get, value }) {
  if (!get) return value;
  return object === globalThis || object === process ? NOT_READ_YET : get;
}

function readGlobals() {
  return new Map([
    ...readProperties().map(([name, descriptor, object]) => [name, comparable(object, descriptor)]),
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value]),
    ...COUNTED.map((name) => [`listeners of ${name}`, process.listenerCount(name)]),
    ...countListeners(globalThis),
    ['the working directory', process.cwd()],
  ]);
}

/**
 * Remembers what all test files of a worker share.
 * @returns a function that names what has changed since and undoes it where it can, so that the next file does not see it
 */
export function watchGlobals() {
  const before = readGlobals();
  const env = { ...process.env };
  const properties = readProperties();
  return () => {
    const after = readGlobals();
    const names = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) =>
        !EXPECTED.has(name) && before.get(name) !== NOT_READ_YET && !Object.is(after.get(name), before.get(name)),
    );
    for (const [name, descriptor, object, key] of properties) {
      if (names.includes(name)) Object.defineProperty(object, key, descriptor);
    }
    for (const [name, , object, key] of readProperties()) {
      if (names.includes(name) && !before.has(name)) delete object[key];
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    if (names.includes('the working directory')) process.chdir(before.get('the working directory'));
    return names;
  };
}
