/** The first `limit` characters of a longer text, or null; no emoji is cut in two. */
export function beginningOf(text: string, limit: number): string | null {
  const characters = Array.from(text);
  return characters.length <= limit ? null : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
