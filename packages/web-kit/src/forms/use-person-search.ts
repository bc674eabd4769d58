import type { AnswerOf, calls } from '@portal/contracts';
import type { ComboOption } from '@portal/ui/forms';
import { callApi, readKey } from '@portal/web-kit';
import { usePickerSearch, type PickerSearch } from './use-picker-search';

/** The calls that find people. */
export type PeopleCall = typeof calls.listUsers | typeof calls.listPickablePeople;

/** Person of a picker: the name, and below it student ID and address, which tell people of one name apart. */
export function personOption(person: {
  readonly _id: string;
  readonly username: string;
  readonly user_id?: string | null | undefined;
  readonly personal_info: { readonly name: string };
}): ComboOption {
  const { _id, username, user_id: studentId, personal_info } = person;
  return { id: _id, label: personal_info.name, detail: [studentId, username].filter(Boolean).join(', ') };
}

/** Finds people by name, address or student ID with one of the calls that list them; at most `limit`. */
export function usePersonSearch<C extends PeopleCall>(call: C, limit = 10): PickerSearch<AnswerOf<C>[number]> {
  return usePickerSearch<AnswerOf<C>[number]>({
    queryKey: readKey<PeopleCall>(call, 'found'),
    find: (q, signal) => callApi<PeopleCall>(call, { query: { limit, ...(q && { q }) }, signal }),
  });
}
