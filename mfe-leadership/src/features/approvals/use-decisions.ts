import type { Decided } from '@portal/contracts';
import { messageOf } from '@portal/web-kit';
import { useHeldWrites } from '@portal/web-kit/held-writes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Approval, InboxKind } from './approval';

/** A decision about one or several. */
export interface Decision {
  readonly items: readonly Approval[];
  /** Refused with this reason, which may be empty; undefined when approved. */
  readonly reason: string | undefined;
}

export interface Refusal {
  readonly _id: string;
  readonly item: string;
  readonly message: string;
}

/**
 * Decides on what waits. It leaves the list at once, is sent ten seconds later, or when the page is left or hidden, and
 * comes back when it is refused.
 */
export function useDecisions(kinds: readonly InboxKind[]) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** Until it is known how they went. */
  const [made, setMade] = useState<readonly Decision[]>([]);
  const held = useHeldWrites();
  const forget = (decision: Decision) => setMade((before) => before.filter((one) => one !== decision));

  async function send({ items, reason }: Decision): Promise<void> {
    const ofKinds = kinds.map(async (kind) => {
      const some = items.filter((item) => item.kind === kind.name);
      if (some.length === 0) return;
      const { refused } = await decidedBy(kind, some, reason);
      setRefusals((before) => [...before, ...refusalsOf(some, refused)]);
      // Before what was refused comes back, so that nothing shows again that is decided by now.
      await client.invalidateQueries({ queryKey: kind.queryKey });
    });
    await Promise.all(ofKinds);
  }

  const undoable = made.filter((decision) => held.isHeld(idOf(decision)));
  return {
    /** The latest last. */
    undoable,
    hidden: new Set(made.flatMap(({ items }) => items.map(({ _id }) => _id))),
    refusals,
    decide(items: readonly Approval[], reason?: string) {
      const decision = { items, reason };
      setRefusals([]);
      setMade((before) => [...before, decision]);
      held.hold(idOf(decision), () => send(decision).finally(() => forget(decision)));
    },
    /** Takes the latest one back. */
    undo() {
      const last = undoable.at(-1);
      if (!last) return;
      held.undo(idOf(last));
      forget(last);
    },
  };
}

/** Nothing is decided twice at a time. */
const idOf = ({ items }: Decision) => items.map(({ _id }) => _id).join();

export type Decisions = ReturnType<typeof useDecisions>;

/** A failure of the whole is one of each. */
async function decidedBy(kind: InboxKind, items: readonly Approval[], reason: string | undefined): Promise<Decided> {
  try {
    return await kind.decide(items, reason);
  } catch (error) {
    const message = messageOf(error, kind.texts.failed);
    return { decided: [], refused: items.map(({ _id }) => ({ _id, message })) };
  }
}

function refusalsOf(items: readonly Approval[], refused: Decided['refused']): Refusal[] {
  return refused.flatMap(({ _id, message }) => {
    const item = items.find((one) => one._id === _id);
    return item ? [{ _id, item: item.title, message }] : [];
  });
}
