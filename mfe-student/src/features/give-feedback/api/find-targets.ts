import { calls, type FeedbackTargets, type QueryInput } from '@portal/contracts';
import type { ComboOption } from '@portal/ui/forms';
import { callApi } from '@portal/web-kit';

/** What feedback can be about: matches of `q`, or the one with `id`. */
export async function findTargets(
  query: QueryInput<typeof calls.listFeedbackTargets>,
  signal?: AbortSignal,
): Promise<ComboOption[]> {
  return optionsOf(await callApi(calls.listFeedbackTargets, { query, signal }));
}

function optionsOf({ users, events, organizational_units: units, positions }: FeedbackTargets): ComboOption[] {
  return [
    ...users.map(({ _id, name, user_id }) => ({ id: _id, label: name, detail: user_id ?? undefined })),
    ...events.map(({ _id, title }) => ({ id: _id, label: title })),
    ...units.map(({ _id, name }) => ({ id: _id, label: name })),
    ...positions.map(({ _id, title, unit }) => ({ id: _id, label: title, detail: unit ?? undefined })),
  ];
}
