/**
 * Runs a test file in the worker itself: jest-circus as always, but set-up and test files are loaded by Node's own
 * `import()`, TypeScript by tsx. Jest's own way gives each file a context of Node's vm, in which it loads and
 * evaluates every module again, which took two fifths of the time of all tests. Files of one worker share their
 * modules, so a file that leaves a global changed fails.
 */
import module, { createRequire, findSourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deepCyclicCopy } from 'jest-util';
import { register } from 'tsx/esm/api';
import { watchGlobals } from './changed-globals.mjs';
import * as styleHooks from './style-hooks.mjs';

register({ tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) });
// Later Node has hooks in the thread itself, and warns of those in another one.
if (module.registerHooks) module.registerHooks(styleHooks);
else module.register('./style-hooks.mjs', import.meta.url);

const require = createRequire(import.meta.url);
// jest-circus does not export it.
const circusPath = path.join(path.dirname(require.resolve('jest-circus/package.json')), 'build/jestAdapterInit.js');

/** A frame of a stack with its position in the TypeScript source, in the form from which Jest shows that place. */
function describeFrame(frame) {
  const url = frame.getFileName();
  if (!url?.startsWith('file:')) return String(frame);
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  const { lineNumber = line, columnNumber = column } = findSourceMap(url)?.findOrigin(line, column) ?? {};
  return String(frame).replace(`${url}:${line}:${column}`, `${fileURLToPath(url)}:${lineNumber}:${columnNumber}`);
}

/** Jest's own knows only the source maps of what it transformed, and Node's marks frames in a way that Jest leaves out. */
const formatStack = (error, frames) => [String(error), ...frames.map(describeFrame)].join('\n    at ');

/** A jest-circus that knows of no other file, because its list of tests is a variable of the module. */
function loadCircus() {
  delete require.cache[circusPath];
  return require(circusPath);
}

/** jest-circus keeps its state, with all tests of the file, and who listens to it as globals. */
function forgetCircus() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(symbol.description)) delete globalThis[symbol];
  }
}

/** jest-circus replaces these listeners and restores them only if the test file could be loaded. */
function keepErrorListeners() {
  const kept = ['uncaughtException', 'unhandledRejection'].map((name) => [name, process.rawListeners(name)]);
  return function restoreErrorListeners() {
    for (const [name, listeners] of kept) {
      process.removeAllListeners(name);
      for (const listener of listeners) process.on(name, listener);
    }
  };
}

let files = 0;

/** Set-up files register hooks, so each test file evaluates them again. Returns how long that took, for Jest. */
async function loadSetUpFiles({ setupFilesAfterEnv }) {
  const setupAfterEnvStart = Date.now();
  for (const file of setupFilesAfterEnv) await import(`${pathToFileURL(file).href}?for-file=${files}`);
  return { setupAfterEnvStart, setupAfterEnvEnd: Date.now() };
}

function failForGlobals(results, names) {
  const message =
    `This file left changed what the files after it in the same process share: ${names.join(', ')}.\n` +
    'Restore it in afterEach or afterAll.';
  results.testExecError = { message, stack: message };
  results.failureMessage = `${results.failureMessage ?? ''}\n${message}\n`;
}

export default async function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  files += 1;
  Error.prepareStackTrace = formatStack;
  const restoreErrorListeners = keepErrorListeners();
  const { initialize, runAndTransformResultsToJestFormat } = loadCircus();
  try {
    const { globals } = await initialize({
      config,
      environment,
      globalConfig,
      localRequire: require,
      parentProcess: process,
      runtime,
      sendMessageToJest,
      setGlobalsForRuntime() {},
      testPath,
    });
    globals.beforeEach(() => {
      if (config.restoreMocks) environment.moduleMocker.restoreAllMocks();
    });
    const setupAfterEnvPerfStats = await loadSetUpFiles(config);
    const changedGlobals = watchGlobals();
    await import(pathToFileURL(testPath).href);
    const results = await runAndTransformResultsToJestFormat({
      config,
      globalConfig,
      setupAfterEnvPerfStats,
      testPath,
    });
    environment.moduleMocker.restoreAllMocks();
    environment.clearPage?.();
    const changed = changedGlobals();
    if (changed.length > 0) failForGlobals(results, changed);
    return deepCyclicCopy(results, { keepPrototype: false });
  } finally {
    restoreErrorListeners();
    forgetCircus();
  }
}
