import { readFile, stat } from 'node:fs/promises';

/**
 * Gives what a function makes of a file, made anew when the file has changed: a team can deploy a new build while the
 * portal runs. Null while there is no such file.
 */
export function cacheFile<Content>(
  file: string,
  make: (text: string) => Content | Promise<Content>,
): () => Promise<Content | null> {
  let cached: { changedAt: number; content: Content } | null = null;
  return async function read() {
    const found = await stat(file).catch(() => null);
    if (!found) return (cached = null);
    if (cached?.changedAt !== found.mtimeMs) {
      cached = { changedAt: found.mtimeMs, content: await make(await readFile(file, 'utf8')) };
    }
    return cached.content;
  };
}
