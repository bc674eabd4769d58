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
const EXPECTED = new Set(['globalThis.console', 'process.exit', 'process.env.VIPSHOME']);

const COUNTED = ['SIGINT', 'SIGTERM'];

/** Stands for a property that Node makes a value when it is read first. */
const NOT_READ_YET = Symbol('not read yet');

function readProperties() {
  return Object.entries(OBJECTS).flatMap(([name, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object))
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, descriptor]) => [`${name}.${key}`, descriptor.get ? NOT_READ_YET : descriptor.value, object, key]),
  );
}

function readGlobals() {
  return new Map([
    ...readProperties().map(([name, value]) => [name, value]),
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value]),
    ...COUNTED.map((name) => [`listeners of ${name}`, process.listenerCount(name)]),
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
    for (const [name, value, object, key] of properties) {
      if (names.includes(name)) Object.defineProperty(object, key, { configurable: true, writable: true, value });
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
