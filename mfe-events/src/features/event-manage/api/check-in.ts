import { calls, type AnswerOf } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

export type CheckedIn = AnswerOf<typeof calls.checkIn>;

/** Checks a person in by code or by the id of the registration. */
export function checkIn(id: string, registration: string): Promise<CheckedIn> {
  return callApi(calls.checkIn, { params: { id }, body: { registration } });
}
