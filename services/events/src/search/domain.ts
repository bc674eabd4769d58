/** What a search looks through, in one lower-case line. */
export function searchableText(...parts: string[]): string {
  return parts.join(' ').toLowerCase();
}

/** What people type is looked for as it stands: `c++` is no pattern. */
export function typedText(q: string): string {
  return q.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A pattern for each typed word, which finds words that begin with it. */
export function wordsBegin(q: string): string[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `(^|[ .@_-])${typedText(word)}`);
}
