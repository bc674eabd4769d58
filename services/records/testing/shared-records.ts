import { newId, type Actor } from '@portal/service-kit';
import { eventOf, TEST_UNIT } from '@portal/test-kit';
import type { AnswerOf, BodyInput, calls } from '@portal/contracts';
import type { Records } from './running-records';

type Running = Pick<Records, 'deliver' | 'request'>;
export type SharedRecord = AnswerOf<typeof calls.shareRecord>;
export type PublicRecord = AnswerOf<typeof calls.verifyRecord>;

const schedule = { start: '2026-11-03T12:30:00.000Z', end: '2026-11-03T14:30:00.000Z', venue: 'Lab 2' };
const organiser = { _id: 'b'.repeat(24), name: 'Ravi Kumar', role: 'CLUB_COORDINATOR' };

/** A person comes to an event, and is checked in by Ravi Kumar. */
export async function attendEvent(
  records: Pick<Running, 'deliver'>,
  { userId }: Pick<Actor, 'userId'>,
  { title = 'Git Clinic', time = '2026-11-03T12:40:00.000Z' } = {},
) {
  const eventId = newId();
  const registrationId = newId();
  const event = {
    version: 1,
    eventId,
    title,
    category: 'technical' as const,
    status: 'completed' as const,
    ...schedule,
    unit: TEST_UNIT,
    createdAt: '2026-10-20T04:30:00.000Z',
  };
  const registration = { registrationId, userId, status: 'registered' as const, eventId, eventTitle: title };
  const checkIn = { ...registration, unit: TEST_UNIT, schedule };
  await records.deliver(eventOf('events.event.created.v1', event));
  await records.deliver(
    eventOf('events.registration.checked-in.v1', { ...checkIn, version: 1 }, { time, actor: organiser }),
  );
  return {
    eventId,
    /** The organisers take the check-in back. */
    takeBack: () =>
      records.deliver(
        eventOf('events.registration.check-in-undone.v1', { ...checkIn, version: 2 }, { time, actor: organiser }),
      ),
  };
}

/** A link to the events a person attended. */
export async function shareEvents(
  records: Pick<Running, 'request'>,
  actor: Actor,
  eventIds: readonly string[],
  changes: Partial<BodyInput<typeof calls.shareRecord>> = {},
): Promise<SharedRecord & { token: string }> {
  const entries = eventIds.map((id) => ({ kind: 'event' as const, id }));
  const { status, body, text } = await records.request<SharedRecord>(actor, 'POST', '/api/records/shared', {
    entries,
    ...changes,
  });
  if (status !== 201) throw new Error(`A record was not shared: ${status} ${text}`);
  return { ...body, token: body.token ?? '' };
}
