import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../src/free-port';
import type { PortalProcess } from './portal-process';
import { startPortalProcess } from './portal-process';
import { PRESIDENT_EMAIL, registerPresident, until } from './president';
import { visitorOf } from './visitor';

interface Told {
  kind: string;
  description: string;
  link: string;
}

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Math.ceil(Date.now() / DAY) * DAY + days * DAY + 4 * 3_600_000).toISOString();
const emails = Array.from({ length: 5 }, (_, number) => `student.${number}@example.edu`);

/** A student whose profile is complete, and who may join. */
async function studentAt(url: string, email: string, number: number) {
  const student = visitorOf(url, email);
  const ID_No = `${12_250_000 + number}`;
  await student.call('POST', '/auth/register', {
    name: 'Ravi Kumar',
    ID: ID_No,
    email,
    password: 'a long enough password',
  });
  const form = { ID_No, mobile_no: '9876543210', add_year: 2024, Program: 'B.Tech', discipline: 'Physics' };
  await until('the profile is complete', async () => (await student.call('POST', '/onboarding', form)).status === 200);
  await student.role();
  return student;
}

describe('an event that five students joined, three with a place and two in line', () => {
  let dataDir: string;
  let portal: PortalProcess;
  let inboxUrl: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-news-'));
    const mailPort = String(await freePort());
    inboxUrl = `http://127.0.0.1:${mailPort}`;
    portal = await startPortalProcess('infra/standalone/test/portal-main.ts', ['--empty'], {
      MONGO_URL: undefined,
      AMQP_URL: undefined,
      PORTAL_DATA_DIR: dataDir,
      PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
      PORT: String(await freePort()),
      MAIL_PORT: mailPort,
      AUTH_HASH_MEMORY_KIB: '64',
      LOG_LEVEL: 'fatal',
    });
  }, 60_000);
  afterAll(async () => {
    await portal?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const mailsAbout = async (title: string) => {
    const response = await fetch(`${inboxUrl}/api/messages`);
    const messages = (await response.json()) as { to: string; subject: string }[];
    return messages.filter(({ subject }) => subject.endsWith(title));
  };

  it('is moved, then cancelled: each is told of both in the portal and by mail, exactly once', async () => {
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
    await until('events knows the unit', async () => {
      const { status, body } = await president.call<{ event: typeof event }>('POST', '/api/events/create', plan);
      event = body.event;
      return status === 201;
    });
    const students = [];
    for (const [number, email] of emails.entries()) {
      const student = await studentAt(portal.url, email, number);
      students.push(student);
      expect(await student.call('POST', `/api/events/${event._id}/register`)).toMatchObject({ status: 200 });
    }
    const notificationsOf = async ({ call }: ReturnType<typeof visitorOf>) =>
      (await call<Told[]>('GET', '/api/notifications')).body;

    const move = { version: event.version, schedule: { start: inDays(8) } };
    expect(await president.call('PATCH', `/api/events/${event._id}`, move)).toMatchObject({ status: 200 });
    await until('all know that it was moved', async () => (await mailsAbout('Moved: Git Clinic')).length >= 5);
    const reason = { reason: 'The lab is closed.' };
    const cancelled = await president.call('POST', `/api/events/${event._id}/cancellation`, reason);
    expect(cancelled).toMatchObject({ status: 200 });
    await until('all know that it was cancelled', async () => (await mailsAbout('Cancelled: Git Clinic')).length >= 5);

    for (const [number, student] of students.entries()) {
      const told = await notificationsOf(student);
      const first = number < 3 ? 'registered' : 'waiting';
      expect(told.map(({ kind }) => kind)).toEqual(['event-cancelled', 'event-moved', first]);
      expect(told[0]).toMatchObject({
        description: 'Git Clinic was cancelled: The lab is closed.',
        link: `/events/${event._id}`,
      });
    }
    for (const subject of ['Moved: Git Clinic', 'Cancelled: Git Clinic']) {
      expect((await mailsAbout(subject)).map(({ to }) => to).toSorted()).toEqual(emails);
    }
  }, 90_000);
});
