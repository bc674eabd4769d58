import { readSources, type Source } from '../repository/sources';

/** Set by React Aria on what it places over the page. */
const setByLibraries: ReadonlySet<string> = new Set(['--visual-viewport-height']);

const isModule = ({ path }: Source) => path.endsWith('.module.css');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const definedIn = ({ text }: Source) => namesIn(text, /(?<![\w-])(--[\w-]+)\s*:/g);
const usedIn = ({ text }: Source) => namesIn(text, /var\(\s*(--[\w-]+)/g);
const setIn = ({ text }: Source) => namesIn(text, /['"`](--[\w-]+)['"`]/g);

/**
 * The custom properties that a style sheet uses and nothing sets, and those that it sets and does not use: the build
 * gives the names in a CSS module a prefix of their own, so that no other style sheet sees what one of them sets.
 */
export function inspectCustomProperties(styleSheets: readonly Source[], scripts: readonly Source[]): string[] {
  const everywhere = new Set([
    ...setByLibraries,
    ...styleSheets.filter((sheet) => !isModule(sheet)).flatMap((sheet) => [...definedIn(sheet)]),
    ...scripts.flatMap((script) => [...setIn(script)]),
  ]);
  return styleSheets.filter(isModule).flatMap((sheet) => {
    const [defined, used] = [definedIn(sheet), usedIn(sheet)];
    const missing = [...used].filter((name) => !defined.has(name) && !everywhere.has(name));
    const unused = [...defined].filter((name) => !used.has(name));
    return [
      ...missing.map((name) => `${sheet.path}: nothing sets ${name}: take one of tokens.css, or set it by a script`),
      ...unused.map((name) => `${sheet.path}: no other style sheet sees ${name}: use it in this one, or leave it out`),
    ];
  });
}

/** The same of all front ends. */
export function checkCustomProperties(root: string): string[] {
  return inspectCustomProperties(readSources(root, /\.css$/), readSources(root, /\.tsx?$/));
}
