/**
 * The hooks that Testing Library registers when it is loaded, such as the one that unmounts what a test rendered. It is
 * loaded once, and its hooks are registered for each file.
 */
const NAMES = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

const recorded = [];
const real = Object.fromEntries(NAMES.map((name) => [name, globalThis[name]]));
for (const name of NAMES) globalThis[name] = (hook) => recorded.push([name, hook]);
const { configure, renderHook } = await import('@testing-library/react');
const { default: userEvent } = await import('@testing-library/user-event');
Object.assign(globalThis, real);

// Libraries listen to the document from the first time they are used; no file is to be blamed for that.
await import('axe-core');
renderHook(() => document.querySelector('html') && getComputedStyle(document.body)).unmount();
userEvent.setup();
for (const [name, hook] of recorded) if (name === 'afterAll') hook();

// Long enough for a busy machine: only what never comes is to fail.
configure({ asyncUtilTimeout: 30_000 });

export function registerLibraryHooks() {
  for (const [name, hook] of recorded) globalThis[name](hook);
}
