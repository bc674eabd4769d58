/** The URL that a text is, alone or below a base; undefined when it is none. Served browsers only have the constructor. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
