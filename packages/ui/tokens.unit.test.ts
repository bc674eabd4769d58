import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./src/tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

function declarationsOf(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, head = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!head.split(',').some((part) => part.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+)/g)) found.set(name, value.trim());
  }
  return found;
}

const themes = {
  light: declarationsOf(':root'),
  dark: new Map([...declarationsOf(':root'), ...declarationsOf("[data-theme='dark']")]),
};

function colourOf(theme: keyof typeof themes, name: string): string {
  const value = themes[theme].get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(theme, reference);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: keyof typeof themes, front: string, back: string): number {
  const [dark = 0, light = 0] = [front, back].map((name) => luminance(colourOf(theme, name))).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const states = ['info', 'success', 'warning', 'danger', 'neutral'];
const accents = ['indigo', 'pink', 'green', 'amber', 'blue'];
const surfaces = ['surface', 'surface-canvas', 'surface-sunken', 'surface-raised'];

const textPairs: [string, string][] = [
  ...surfaces.flatMap((back) =>
    ['text', 'text-secondary', 'text-muted'].map((front): [string, string] => [front, back]),
  ),
  ...['surface-hover', 'surface-selected'].flatMap((back): [string, string][] => [
    ['text', back],
    ['text-secondary', back],
  ]),
  ['text-on-fill', 'fill'],
  ['text-on-fill', 'fill-hover'],
  ['text-on-fill', 'fill-quiet'],
  ...states.flatMap((state): [string, string][] => [
    [`state-${state}`, `state-${state}-surface`],
    [`state-${state}`, 'surface'],
    ['text', `state-${state}-surface`],
  ]),
  ...accents.flatMap((accent): [string, string][] => [
    [`accent-${accent}`, `accent-${accent}-surface`],
    [`accent-${accent}`, 'surface'],
  ]),
];

const markPairs: [string, string][] = [
  ['line-control', 'surface'],
  ['line-control', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'surface-canvas'],
  ['focus', 'surface-raised'],
  ['fill-quiet', 'surface'],
  ['rating', 'surface'],
  ['now', 'surface'],
  ['chart-1', 'surface'],
  ['chart-2', 'surface'],
  ['accent-amber-mark', 'surface'],
  ['accent-gray', 'surface'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(textPairs)('text in %s on %s can be read (4.5:1)', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('the mark %s on %s can be seen (3:1)', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
  });
});
