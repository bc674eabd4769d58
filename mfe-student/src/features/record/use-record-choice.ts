import type { VerifiedEntry, VerifiedRecord } from '@portal/contracts';
import { useState } from 'react';

const keyOf = ({ kind, _id }: VerifiedEntry) => `${kind} ${_id}`;

/** What the person chose to show; everything at first. What is no longer verified leaves the choice. */
export function useRecordChoice({ entries }: VerifiedRecord) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (entry: VerifiedEntry) => !left.has(keyOf(entry));
  const chosen = entries.filter(isChosen);
  return {
    isChosen,
    chosen,
    choose(entry: VerifiedEntry, isIn: boolean) {
      const next = new Set(left);
      if (isIn) next.delete(keyOf(entry));
      else next.add(keyOf(entry));
      setLeft(next);
    },
    chooseAll: () => setLeft(new Set()),
    chooseNone: () => setLeft(new Set(entries.map(keyOf))),
  };
}
