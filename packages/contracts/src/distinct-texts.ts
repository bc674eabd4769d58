/** Each text once, as it is written first, whatever its case. */
export function distinctTexts(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  return [...found.values()];
}
