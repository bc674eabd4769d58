import { RECORD_ENTRY_KINDS, type RecordEntryKind } from '@portal/contracts';

/** The kinds that a record has, in their order, with the entries of each. */
export function entriesByKind<Entry extends { readonly kind: RecordEntryKind }>(entries: readonly Entry[]) {
  return RECORD_ENTRY_KINDS.map((kind) => ({ kind, own: entries.filter((entry) => entry.kind === kind) })).filter(
    ({ own }) => own.length > 0,
  );
}
