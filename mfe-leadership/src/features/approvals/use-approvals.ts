import type { ApprovalKind } from '@portal/contracts';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxKind, ApprovalOrder } from './approval';
import { mostUrgentFirst, oldestFirst } from './sort-approvals';

const PAGE_SIZE = 20;
/** The most that a list answers; the next ones load once some of these are decided. */
const MAX_LOADED = 200;

export interface ApprovalFilters {
  readonly q?: string | undefined;
  readonly kind?: ApprovalKind | undefined;
  readonly unit?: string | undefined;
  readonly room?: string | undefined;
  /** A calendar day. */
  readonly date?: string | undefined;
  readonly order: ApprovalOrder;
}

const NO_FILTERS: ApprovalFilters = { order: 'urgent' };

const without = <Item extends { readonly _id: string }>(items: readonly Item[], ids: ReadonlySet<string>) =>
  items.filter(({ _id }) => !ids.has(_id));

/** Items of all kinds as one list; a kind that fails to load is named, and the others are shown. */
export function useApprovals(kinds: readonly InboxKind[], filters: ApprovalFilters, hidden: ReadonlySet<string>) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { order } = filters;
  const asked = kinds.filter((kind) => isAsked(kind, filters));
  const useKind = (name: ApprovalKind) =>
    useWaiting(
      asked.find((kind) => kind.name === name),
      filters,
      limit,
    );
  // Hooks cannot be called in a loop.
  const queries = {
    'room-requests': useKind('room-requests'),
    positions: useKind('positions'),
    'user-skills': useKind('user-skills'),
    skills: useKind('skills'),
    achievements: useKind('achievements'),
  } satisfies Record<ApprovalKind, unknown>;
  const shown = asked.map((kind) => ({ kind, query: queries[kind.name] }));
  const isPending = shown.some(({ query }) => query.isPending);
  // Only when every kind has answered: later rows would move the one that is about to be pressed.
  const lists = shown.flatMap(({ query: { data } }) => {
    if (!data || isPending) return [];
    const items = without(data.items, hidden);
    return [{ items, total: data.total - (data.items.length - items.length) }];
  });
  const items = (order === 'urgent' ? mostUrgentFirst : oldestFirst)(lists);
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return {
    items,
    total,
    isPending,
    isLoadingMore: shown.some(({ query }) => query.isPlaceholderData),
    failed: shown
      .filter(({ query }) => query.isError && !query.data)
      .map(({ kind, query }) => ({ kind, retry: () => void query.refetch(), isRetrying: query.isFetching })),
    hasMore: items.length < total && limit < MAX_LOADED,
    loadMore: () => setLimit(Math.min(MAX_LOADED, limit * 2)),
    leavesOut: leavesOut(filters),
  };
}

const isOfRooms = ({ room, date }: ApprovalFilters) => room !== undefined || date !== undefined;

/** A kind that has nothing of what is filtered by is not listed. */
const isAsked = ({ name, belongsToUnits, isTimed = false }: InboxKind, filters: ApprovalFilters) =>
  (filters.kind === undefined || name === filters.kind) &&
  (filters.unit === undefined || belongsToUnits) &&
  (!isOfRooms(filters) || isTimed);

/** What the person may miss. */
function leavesOut(filters: ApprovalFilters): 'other-kinds' | 'skills' | undefined {
  if (filters.kind !== undefined) return undefined;
  if (isOfRooms(filters)) return 'other-kinds';
  return filters.unit === undefined ? undefined : 'skills';
}

/** Waiting items of one kind; sends no request without a kind. */
function waitingQuery(kind: InboxKind | undefined, filters: ApprovalFilters, limit: number) {
  const { q, unit, room, date, order } = filters;
  const wanted = { limit, q, unit, ...(kind?.isTimed && { room, date }), order };
  const key = { ...wanted, order: kind?.isTimed ? order : undefined };
  return {
    queryKey: [...(kind?.queryKey ?? []), 'inbox', kind?.name, key],
    queryFn: ({ signal }: { signal: AbortSignal }) => kind?.list({ ...wanted, signal }),
    enabled: kind !== undefined,
    // Details are elements, which are never compared.
    structuralSharing: false,
  };
}

const useWaiting = (kind: InboxKind | undefined, filters: ApprovalFilters, limit: number) =>
  useQuery({ ...waitingQuery(kind, filters, limit), placeholderData: keepPreviousData });

/** Asks for what the inbox shows first. */
export const prefetchApprovals = (client: QueryClient, kinds: readonly InboxKind[]) =>
  kinds.map((kind) => client.prefetchQuery(waitingQuery(kind, NO_FILTERS, PAGE_SIZE)));
