import type { HolderAnswer } from '@portal/contracts';

/** A holder whose record the person may change. */
export type ManagedHolder = HolderAnswer & { readonly version: number };

export function isManaged(holder: HolderAnswer): holder is ManagedHolder {
  return holder.can_manage === true && holder.version !== undefined;
}
