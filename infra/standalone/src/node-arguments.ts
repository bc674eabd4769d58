import path from 'node:path';

const BUNDLE = '.mjs';

/**
 * How Node runs an entry file of the repository: the source, or its bundle where this process runs from one, which
 * lies as far from it as the sources lie from each other. Tests bundle what they start often.
 */
export function nodeArguments(file: string, [, own = ''] = process.argv): string[] {
  if (path.extname(own) !== BUNDLE) return ['--import', 'tsx', file];
  const root = path.resolve(own, '../../../..');
  return [path.join(root, file.replace(/\.ts$/, BUNDLE))];
}
