interface Rule {
  readonly name: string;
  readonly comment: string;
  readonly severity: 'error';
}

/**
 * Which imports the repository at `root` allows, as dependency-cruiser rules; by default none. Each rule looks at one
 * import alone: oxlint finds cycles.
 */
export function boundariesOf(root: string): readonly Rule[];

/**
 * Every workspace whose src/ has folders, except remotes, which have layers; with these folders and what its
 * modules.json lists, from the uppermost to the lowest: the folders, and files beside them that have a place among them.
 * Null for a workspace without one.
 */
export function moduleLists(
  root: string,
): readonly { workspace: string; folders: readonly string[]; modules: readonly string[] | null }[];
