import { eventOf, TEST_UNIT, type TestService } from '@portal/test-kit';
import { newId } from '@portal/service-kit';

const CHECKED_IN_AT = '2026-11-18T12:30:00.000Z';

type Running = Pick<TestService, 'deliver'>;

/** As events announces it: an event that is marked with skills. */
export async function markedEvent(
  records: Running,
  skills: readonly { _id: string; name: string }[],
  title = 'Git Clinic',
): Promise<{ id: string; title: string }> {
  const id = newId();
  await records.deliver(
    eventOf('events.event.created.v1', {
      version: 1,
      eventId: id,
      title,
      category: 'technical',
      status: 'planned',
      start: null,
      end: null,
      venue: 'Lab 2',
      unit: TEST_UNIT,
      createdAt: '2026-11-01T10:00:00.000Z',
      skills: skills.map(({ _id, name }) => ({ id: _id, name })),
    }),
  );
  return { id, title };
}

/** As events announces it: the organisers saw the person there, or took that back. */
export async function attend(
  records: Running,
  { userId }: { userId: string },
  event: { id: string; title: string },
  { time = CHECKED_IN_AT, isUndone = false, registrationId = newId() } = {},
): Promise<string> {
  const data = {
    version: Date.parse(time),
    registrationId,
    userId,
    status: 'registered' as const,
    eventId: event.id,
    eventTitle: event.title,
    unit: TEST_UNIT,
    schedule: { start: null, end: null, venue: 'Lab 2' },
  };
  const envelope = { time, actor: { _id: 'b'.repeat(24), name: 'Ravi Kumar', role: 'CLUB_COORDINATOR' } };
  const type = isUndone ? 'events.registration.check-in-undone.v1' : 'events.registration.checked-in.v1';
  await records.deliver(eventOf(type, data, envelope));
  return registrationId;
}
