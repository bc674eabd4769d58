import type { Decided } from '@portal/contracts';
import { briefToast } from '@portal/ui';
import { useSingleFlight, type ListPage } from '@portal/web-kit';
import { notifyManager, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { endorsementKeys } from './keys';
import { queueMessages } from './messages';
import type { QueueKind } from './queue-kind';
import type { Waiting } from './waiting';

/** What was not decided, and why; `message` when nothing was. */
interface Failure {
  readonly message?: string;
  readonly refused: readonly { readonly _id: string; readonly item: string; readonly message: string }[];
}

type Pages = InfiniteData<ListPage<Waiting[]>>;

export const nameOf = ({ title, owner }: Waiting) => queueMessages.of(title, owner?.name);
export const reasonItem = ({ _id, title, owner }: Waiting) => ({ _id, title, person: owner?.name });

const without = (data: Pages | undefined, ids: ReadonlySet<string>): Pages | undefined =>
  data && {
    ...data,
    pages: data.pages.map(({ items, total, ...page }) => {
      // Each page has the total of when it was read; the last one's is shown.
      return { ...page, items: items.filter(({ _id }) => !ids.has(_id)), total: Math.max(0, total - ids.size) };
    }),
  };

/**
 * Decides on what waits. It leaves the list at once, so that the next one can be read, and comes back when the decision is
 * refused. Several decisions may be under way beside each other.
 */
export function useDecisions(kind: QueueKind) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure>();

  const stopLeaving = (ids: readonly string[]) => setLeaving((before) => before.filter((id) => !ids.includes(id)));

  const settle = async (items: readonly Waiting[], { decided, refused }: Decided, reason: string | undefined) => {
    const gone = new Set(decided);
    // A read that was sent before the decision would bring them back.
    await client.cancelQueries({ queryKey: endorsementKeys.waiting(kind) });
    // As one update: otherwise what was decided is back in the list for a moment, and is read and focused again.
    notifyManager.batch(() => {
      client.setQueriesData<Pages>({ queryKey: [...endorsementKeys.waiting(kind), 'list'] }, (data) =>
        without(data, gone),
      );
      client.setQueriesData<number>({ queryKey: [...endorsementKeys.waiting(kind), 'count'] }, (count) =>
        count === undefined ? count : Math.max(0, count - gone.size),
      );
      notifyManager.schedule(() => stopLeaving(items.map(({ _id }) => _id)));
    });
    if (refused.length > 0) void client.invalidateQueries({ queryKey: endorsementKeys.waiting(kind) });
    void client.invalidateQueries({ queryKey: endorsementKeys.decided(kind) });
    const itemOf = (id: string) => items.find(({ _id }) => _id === id);
    const first = itemOf(decided[0] ?? '');
    const done = reason === undefined ? kind.texts.done : kind.texts.returned;
    if (first) briefToast.success(done(decided.length, nameOf(first)));
    if (refused.length === 0) return;
    setFailure({
      refused: refused.map(({ _id, message }) => {
        const item = itemOf(_id);
        return { _id, item: item ? nameOf(item) : '', message };
      }),
    });
  };

  const send = async (items: readonly Waiting[], reason?: string) => {
    const ids = items.map(({ _id }) => _id);
    setFailure(undefined);
    setLeaving((before) => [...before, ...ids]);
    try {
      await settle(items, await kind.decide(items, reason), reason);
    } catch (error) {
      stopLeaving(ids);
      // The dialog shows why something could not be returned, and keeps the reason.
      if (reason !== undefined) throw error;
      setFailure({ message: kind.texts.failed, refused: [] });
    }
  };
  const decide = useSingleFlight(send, (...[items]: Parameters<typeof send>) => items.map(({ _id }) => _id).join());
  return { leaving, failure, decide };
}

export type Decisions = ReturnType<typeof useDecisions>;
