import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Noto Sans writes Latin, Greek, Cyrillic and Devanagari. */
const FILES = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' } as const;
export type Weight = keyof typeof FILES;

const require = createRequire(import.meta.url);
const read = new Map<Weight, Buffer>();

/** The file of a weight, read once. */
export function fontFile(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known) return known;
  const file = readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${FILES[weight]}`));
  read.set(weight, file);
  return file;
}
