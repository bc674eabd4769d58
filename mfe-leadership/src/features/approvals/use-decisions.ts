import { SECOND_MS, type Decided } from '@portal/contracts';
import { messageOf } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import type { Approval, ApprovalKind } from './approval';
import { createHeldDecisions, type Decision, type HeldDecisions } from './held-decisions';

const UNDO_MS = 10 * SECOND_MS;

export interface Refusal {
  readonly _id: string;
  readonly item: string;
  readonly message: string;
}

/**
 * Decides on what waits. It leaves the list at once, is sent ten seconds later, or when the page is left or hidden, and
 * comes back when it is refused.
 */
export function useDecisions(kinds: readonly ApprovalKind[]) {
  const client = useQueryClient();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [held] = useState(() => createHeldDecisions({ delayMs: UNDO_MS, send, onChange: rerender }));
  useSendingBeforeLeaving(held);

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

  return {
    undoable: held.undoable(),
    hidden: new Set(held.items().map(({ _id }) => _id)),
    refusals,
    decide(items: readonly Approval[], reason?: string) {
      setRefusals([]);
      held.hold({ items, reason });
    },
    undo: held.undo,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** A failure of the whole is one of each. */
async function decidedBy(kind: ApprovalKind, items: readonly Approval[], reason: string | undefined): Promise<Decided> {
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

/** Also asks before the tab is closed, which could be faster than the request. */
function useSendingBeforeLeaving(held: HeldDecisions): void {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') held.sendAll();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (held.items().length > 0) event.preventDefault();
      held.sendAll();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('beforeunload', onUnload);
      held.sendAll();
    };
  }, [held]);
}
