import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS, HOUR_MS } from '@portal/contracts';
import { expectStatus } from './browser';
import { completeOnboarding, createPerson } from './person';
import { startOneProcessPortal } from './portal-process';
import { registerPresident } from './president';
import { waitUntil } from './wait-until';

interface Notification {
  kind: string;
  description: string;
  link: string;
}

const inDays = (days: number) =>
  new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + 4 * HOUR_MS).toISOString();
const emails = Array.from({ length: 5 }, (_, number) => `student.${number}@example.edu`);

async function onboardStudent(url: string, email: string) {
  const student = createPerson(url, email);
  await expectStatus(student.register(), 200);
  await completeOnboarding(student, student.studentId);
  return student;
}

describe('an event that five students joined, two of them on the waiting list', () => {
  let dataDir: string;
  let portal: Awaited<ReturnType<typeof startOneProcessPortal>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-notifications-'));
    portal = await startOneProcessPortal(dataDir, { AUTH_HASH_MEMORY_KIB: '64' });
  });
  afterAll(async () => {
    await portal?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const mailsWith = async (subjectEnd: string) => {
    const response = await fetch(`${portal.mailUrl}/api/messages`);
    const messages = (await response.json()) as { to: string; subject: string }[];
    return messages.filter(({ subject }) => subject.endsWith(subjectEnd));
  };

  it('sends each one notification and one mail when it is moved, and when it is cancelled', async () => {
    const president = await registerPresident(portal.url);
    const { body: unit } = await president.createUnit('Coding Club');
    const plan = {
      title: 'Git Clinic',
      category: 'technical',
      organizing_unit_id: unit._id,
      schedule: { start: inDays(7), venue: 'Lab 2' },
      registration: { required: true, max_participants: 3 },
    };
    let event = { _id: '', version: 0 };
    await waitUntil('the events service knows the unit', async () => {
      const { status, body } = await president.call<{ event: typeof event }>('POST', '/api/events/create', plan);
      event = body.event;
      return status === 201;
    });
    const students = [];
    for (const email of emails) {
      const student = await onboardStudent(portal.url, email);
      students.push(student);
      await expectStatus(student.call('POST', `/api/events/${event._id}/register`), 200);
    }

    const move = { version: event.version, schedule: { start: inDays(8) } };
    await expectStatus(president.call('PATCH', `/api/events/${event._id}`, move), 200);
    await waitUntil('all know that it was moved', async () => (await mailsWith('Moved: Git Clinic')).length >= 5);
    const cancellation = { reason: 'The lab is closed.' };
    await expectStatus(president.call('POST', `/api/events/${event._id}/cancellation`, cancellation), 200);
    await waitUntil(
      'all know that it was cancelled',
      async () => (await mailsWith('Cancelled: Git Clinic')).length >= 5,
    );

    for (const [number, { call }] of students.entries()) {
      const { body: notifications } = await call<Notification[]>('GET', '/api/notifications');
      const first = number < 3 ? 'registered' : 'waiting';
      expect(notifications.map(({ kind }) => kind)).toEqual(['event-cancelled', 'event-moved', first]);
      expect(notifications[0]).toMatchObject({
        description: 'Git Clinic was cancelled: The lab is closed.',
        link: `/events/${event._id}`,
      });
    }
    for (const subject of ['Moved: Git Clinic', 'Cancelled: Git Clinic']) {
      expect((await mailsWith(subject)).map(({ to }) => to).toSorted()).toEqual(emails);
    }
  });
});
