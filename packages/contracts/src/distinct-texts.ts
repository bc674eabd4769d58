import { foldName } from './fold-text';

/** Each text once, as it is written first, whatever its case, accents and spaces. */
export function distinctTexts(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(foldName(text))) found.set(foldName(text), text);
  return [...found.values()];
}
