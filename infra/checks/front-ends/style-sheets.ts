import { viewportQueries } from '../../../packages/ui/src/layout/viewport-queries';
import { readSources, type Source } from '../repository/sources';

const { phone, tablet } = viewportQueries;
/** The three layouts, what is of two of them, and what has nothing to do with the width. */
const knownQueries: ReadonlySet<string> = new Set([
  phone,
  tablet,
  '(width >= 37.5rem)',
  '(width < 64rem)',
  `${phone}, (pointer: coarse)`,
  '(pointer: coarse)',
  '(hover: hover)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
  'print',
  'screen',
]);

/** Lines, shadows and round corners do not grow with the type. */
const staysInPixels = /^(--)?([a-z-]*shadow[a-z-]*|focus-ring|[a-z-]*radius[a-z-]*|border[a-z-]*|outline[a-z-]*)$/;
const thickestLine = 3;

function pixelsIn(css: string): string[] {
  return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap(([, property = '', value = '']) => {
    if (staysInPixels.test(property)) return [];
    const sizes = [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px\b/g)];
    return sizes.filter(([, size]) => Number(size) > thickestLine).map(([size]) => `${property}: ${size}`);
  });
}

/** Where there is a mouse or the like: on touch the hover of a tap stays until the next tap elsewhere. */
const withHover = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

function bareHovers(css: string): string[] {
  const rules = css.replaceAll(withHover, '').matchAll(/[^{};]*:hover[^{}]*(?=\{)/g);
  return [...rules].map(([selector]) => selector.trim());
}

/** What keeps a style sheet from following the reader's size of type, the layouts of the other sheets, or a touch. */
export function inspectStyleSheet({ path, text }: Source): string[] {
  const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const queries = [...css.matchAll(/@media\s+([^{]+?)\s*\{/g)].map(([, query = '']) => query);
  return [
    ...queries
      .filter((query) => !knownQueries.has(query))
      .map((query) => `${path}: the portal has no layout for "${query}": take ${[...knownQueries].join(' or ')}`),
    ...pixelsIn(css).map((size) => `${path}: "${size}" ignores the reader's size of type: use rem`),
    ...bareHovers(css).map((selector) => `${path}: "${selector}" stays after a tap: put it in @media (hover: hover)`),
  ];
}

/** All style sheets under the root. */
export function checkStyleSheets(root: string): string[] {
  return readSources(root, /\.css$/).flatMap(inspectStyleSheet);
}
