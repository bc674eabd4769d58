import type { CloudEvent, EventData, Problem } from '@portal/contracts';
import { actorOf, eventOf, testClock } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { asha, coordinator, join, newEvent, NOW, startCampus, student } from '../../testing/fixtures';

const ashas = actorOf('STUDENT', { userId: asha.id, username: asha.username, name: asha.name });
const free = { organizers: [] };

const clock = testClock(NOW);
let events: Events;
beforeAll(async () => {
  events = await startCampus({ clock, env: { PUBLIC_ORIGIN: 'https://portal.example.edu' } });
});
afterAll(() => events.stop());
beforeEach(() => clock.set(NOW));

const linkPath = '/api/events/calendar-address';
async function makeAddress(as: As): Promise<string> {
  const { body, status } = await events.request<{ url: string }>(as, 'POST', linkPath);
  expect(status).toBe(201);
  const { origin, pathname, search } = new URL(body.url);
  expect(origin).toBe('https://portal.example.edu');
  return pathname + search;
}
function passwordChanged(
  userId: string,
  change: Pick<EventData<'auth.password.changed.v1'>, 'way' | 'endCalendarAddress'>,
  time: string,
) {
  const data = { userId, username: `${userId}@example.edu`, name: 'Somebody', ...change };
  return eventOf('auth.password.changed.v1', data, { subject: userId, time }) as CloudEvent;
}

/** Lines of more than 75 bytes go on in the next one (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (text: string, name: string) =>
  unfolded(text).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
const titlesAt = async (path: string) => valuesOf((await events.request(null, 'GET', path)).text, 'SUMMARY').sort();

describe('the calendar file of an event', () => {
  it('holds it by its id, in UTC, with text that calendars read as it was written', async () => {
    const { _id: id } = await newEvent(events, { title: 'Tea; talk, and more', description: 'One\nTwo \\ three' });
    const { status, headers, text } = await events.request(null, 'GET', `/api/events/${id}/calendar.ics`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(unfolded(text)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        `UID:${id}@portal.example.edu`,
        'SEQUENCE:1',
        'LAST-MODIFIED:20261121T060000Z',
        'TRANSP:OPAQUE',
        'DTSTAMP:20261121T060000Z',
        'DTSTART:20261128T123000Z',
        'DTEND:20261128T153000Z',
        'SUMMARY:Tea\\; talk\\, and more',
        'DESCRIPTION:One\\nTwo \\\\ three',
        'LOCATION:Main Hall',
        `URL;VALUE=URI:https://portal.example.edu/events/${id}`,
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('replaces itself in a calendar when the event is changed or cancelled', async () => {
    const { _id: id } = await newEvent(events);
    await events.request(coordinator, 'PATCH', `/api/events/${id}`, { title: 'Hack Day' });
    clock.set('2026-11-21T07:00:00Z');
    await events.request(coordinator, 'POST', `/api/events/${id}/cancellation`, { reason: 'Rain.' });
    clock.set('2026-11-21T08:00:00Z');
    const { text } = await events.request(null, 'GET', `/api/events/${id}/calendar.ics`);
    const names = ['UID', 'SEQUENCE', 'LAST-MODIFIED', 'DTSTAMP', 'STATUS', 'TRANSP', 'SUMMARY'];
    expect(names.flatMap((name) => valuesOf(text, name))).toEqual([
      `${id}@portal.example.edu`,
      '3',
      '20261121T070000Z',
      '20261121T080000Z',
      'CANCELLED',
      'TRANSPARENT',
      'Cancelled: Hack Day',
    ]);
  });

  it('asks programs to look again after an hour', async () => {
    const { _id: id } = await newEvent(events);
    const { text } = await events.request(null, 'GET', `/api/events/${id}/calendar.ics`);
    expect(valuesOf(text, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT1H']);
    expect(valuesOf(text, 'X-PUBLISHED-TTL')).toEqual(['PT1H']);
  });

  it('folds lines at 75 bytes and cuts no character in two', async () => {
    const description = `${'संगीत संध्या '.repeat(30)}${'🎭'.repeat(60)}`;
    const { _id: id } = await newEvent(events, { description });
    const path = `/api/events/${id}/calendar.ics`;
    const { text } = await events.request(null, 'GET', path);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(valuesOf(text, 'DESCRIPTION')).toEqual([description]);
    expect(text).not.toContain('\uFFFD');
  });

  it('is not there for an event without a date, or for none', async () => {
    const { _id: id } = await newEvent(events, { schedule: {} });
    for (const each of [id, 'dddddddddddddddddddddd01']) {
      expect((await events.request(null, 'GET', `/api/events/${each}/calendar.ics`)).status).toBe(404);
    }
  });
});

describe('the calendar of a person', () => {
  it('holds what the person has a place at or organizes, from a month ago on', async () => {
    const registration = { required: true, max_participants: 1 };
    const joined = await newEvent(events, { title: 'Joined', registration, ...free });
    await join(events, joined._id, ashas);
    const full = await newEvent(events, { title: 'In line', registration, ...free });
    await join(events, full._id, student(1));
    await join(events, full._id, ashas);
    await newEvent(events, { title: 'Organized' });
    await newEvent(events, { title: 'Organized long ago', schedule: { start: '2026-10-01T10:00:00Z' } });
    await newEvent(events, { title: 'Somebody else’s', ...free });
    const path = await makeAddress(ashas);
    const titles = await titlesAt(path);
    expect(titles).toEqual(expect.arrayContaining(['Joined', 'Organized']));
    for (const other of ['In line', 'Organized long ago', 'Somebody else’s']) expect(titles).not.toContain(other);
  });

  it('is for whoever has the link, is not cached on the way, and does not give the link on', async () => {
    const { headers } = await events.request(null, 'GET', await makeAddress(student(2)));
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
  });

  it('ends with its link: a new one replaces it, and none is left when it is deleted', async () => {
    const me = student(3);
    const state = async () => (await events.request(me, 'GET', linkPath)).body;
    expect(await state()).toEqual({ active: false });
    const old = await makeAddress(me);
    const path = await makeAddress(me);
    expect(path).not.toBe(old);
    expect(await state()).toEqual({ active: true, created_at: NOW });
    expect((await events.request(null, 'GET', path)).status).toBe(200);
    const gone = await events.request<Problem>(null, 'GET', old);
    expect([gone.status, gone.body.code]).toEqual([404, 'CALENDAR.NOT_FOUND']);
    expect((await events.request(me, 'DELETE', linkPath)).status).toBe(204);
    expect((await events.request(null, 'GET', path)).status).toBe(404);
    expect(await state()).toEqual({ active: false });
  });

  it('says when a calendar read it last, to ten minutes, and forgets it with the link', async () => {
    const me = student(5);
    const state = async () => (await events.request(me, 'GET', linkPath)).body;
    const readAt = async (time: string, path: string) => {
      clock.set(time);
      await events.request(null, 'GET', path);
    };
    const path = await makeAddress(me);
    await readAt('2026-11-21T07:00:00.000Z', path);
    await readAt('2026-11-21T07:09:00.000Z', path);
    expect(await state()).toEqual({ active: true, created_at: NOW, last_read_at: '2026-11-21T07:00:00.000Z' });
    await readAt('2026-11-21T07:10:00.000Z', path);
    expect(await state()).toMatchObject({ last_read_at: '2026-11-21T07:10:00.000Z' });
    await makeAddress(me);
    expect(await state()).toEqual({ active: true, created_at: '2026-11-21T07:10:00.000Z' });
  });

  it.each([
    [404, 'when the person wants it', { way: 'changed', endCalendarAddress: true }],
    [200, 'only when the person wants it', { way: 'changed' }],
    [404, 'in any case when it is reset', { way: 'reset' }],
    [404, 'in any case when it is taken away', { way: 'taken-away' }],
  ] as const)('answers %i after a change of the password: it ends %s', async (status, _when, change) => {
    const [me, other] = [student(6), student(7)];
    const [mine, others] = [await makeAddress(me), await makeAddress(other)];
    await events.deliver(passwordChanged(me.userId, change, '2026-11-21T06:00:30.000Z'));
    expect((await events.request(null, 'GET', mine)).status).toBe(status);
    expect((await events.request(null, 'GET', others)).status).toBe(200);
  });

  it('stays when it was created after the change of the password that is told only now', async () => {
    const me = student(8);
    const path = await makeAddress(me);
    await events.deliver(passwordChanged(me.userId, { way: 'reset' }, '2026-11-21T05:58:00.000Z'));
    expect((await events.request(null, 'GET', path)).status).toBe(200);
  });

  it('leaves no token in the store or the log', async () => {
    const path = await makeAddress(student(4));
    const token = new URL(path, 'http://portal').searchParams.get('token') ?? '';
    await events.request(null, 'GET', path);
    await events.request(null, 'GET', `${path}x`);
    expect(token).toHaveLength(43);
    const stored = await events.store.connection.collection('calendar_addresses').find().toArray();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify([stored, events.log.lines])).not.toContain(token);
  });
});
