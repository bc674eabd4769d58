/** The beginning of a long text, or null when all of it may show; no letter or emoji is cut in two. */
export function beginningOf(text: string, limit: number): string | null {
  const characters = Array.from(text);
  return characters.length <= limit ? null : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
