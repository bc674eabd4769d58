import type { AnswerOf, calls } from '@portal/contracts';
import { eventAnswerOf } from '../events/event.presenter';
import type { Conflict } from './conflict.domain';

export function conflictAnswerOf(
  { event, because }: Conflict,
  now: Date,
): AnswerOf<typeof calls.listConflicts>[number] {
  const { _id, title, schedule, organizing_unit_id } = eventAnswerOf(event, { now });
  return { _id, title, schedule, organizing_unit_id, because };
}
