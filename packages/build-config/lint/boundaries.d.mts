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
 * What `services/<name>/modules.json` says of each service: the folders of its src/, from the uppermost to the lowest.
 * Null for a service without one.
 */
export function moduleLists(root: string): readonly { service: string; modules: readonly string[] | null }[];
