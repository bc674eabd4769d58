import { calls, type FeedbackTargets } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormTargetType } from '../feedback-form';

export interface TargetOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** What feedback of one kind can be about, found by the service; `null` asks nothing. */
export function useTargets(type: FormTargetType, q: string | null) {
  return useQuery({
    queryKey: ['feedback-targets', type, q],
    queryFn: async ({ signal }) =>
      optionsOf(await callApi(calls.listFeedbackTargets, { query: { type, ...(q && { q }) }, signal })),
    enabled: q !== null,
    // Of the same kind only: an event is no person.
    placeholderData: (before, query) => (query?.queryKey[1] === type ? keepPreviousData(before) : undefined),
  });
}

/** The one thing that an address names. */
export async function findTarget(type: FormTargetType, id: string): Promise<TargetOption | undefined> {
  return optionsOf(await callApi(calls.listFeedbackTargets, { query: { type, id } }))[0];
}

/** The kinds that were not asked for are empty. */
function optionsOf({ users, events, organizational_units: units, positions }: FeedbackTargets): TargetOption[] {
  return [
    ...users.map(({ _id, name, user_id }) => ({ id: _id, label: name, detail: user_id })),
    ...events.map(({ _id, title }) => ({ id: _id, label: title })),
    ...units.map(({ _id, name }) => ({ id: _id, label: name })),
    ...positions.map(({ _id, title, unit }) => ({ id: _id, label: title, detail: unit ?? undefined })),
  ];
}
