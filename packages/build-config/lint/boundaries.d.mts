interface Rule {
  readonly name: string;
  readonly comment: string;
  readonly severity: 'error';
}

/**
 * Who may import whom in the repository at `root`, as dependency-cruiser rules; the default is nobody. Each is a matter
 * of one import alone: cycles are found by oxlint.
 */
export function boundariesOf(root: string): readonly Rule[];

/**
 * What `services/<name>/modules.json` says of each service: the folders of its src/, from the uppermost to the lowest.
 * Null for a service without one.
 */
export function moduleLists(root: string): readonly { service: string; modules: readonly string[] | null }[];
