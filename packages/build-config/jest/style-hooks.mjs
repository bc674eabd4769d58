/** Loads style sheets, which Node cannot: a class of a module is called what it is called in the source. */
const MODULE = 'export default new Proxy({}, { get: (_, name) => name });';

export function load(url, context, nextLoad) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.css')) return nextLoad(url, context);
  const source = pathname.endsWith('.module.css') ? MODULE : 'export {};';
  return { format: 'module', source, shortCircuit: true };
}
