import type { ChunkGroup } from '@rspack/core';

/** The scripts and styles that have to be loaded before a group of chunks runs: its own and those of its parents. */
export function filesUpTo(group: ChunkGroup): readonly string[] {
  return [...filesBelow(group, [])].filter((file) => /\.(js|css)$/.test(file));
}

function filesBelow(group: ChunkGroup, seen: readonly ChunkGroup[]): Set<string> {
  // Where several ways lead to it, the shortest counts.
  const above = group
    .getParents()
    .filter((parent) => !seen.includes(parent))
    .map((parent) => filesBelow(parent, [...seen, group]))
    .toSorted((one, other) => one.size - other.size)[0];
  return new Set([...(above ?? []), ...group.getFiles()]);
}
