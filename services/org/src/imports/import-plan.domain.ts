import type { RowFault } from './import-row.domain';

/** What an import would do: what it adds, what it changes, how many rows change nothing, and what is wrong. */
export interface Plan<Added, Changed> {
  added: Added[];
  changed: Changed[];
  unchanged: number;
  faults: RowFault[];
}
