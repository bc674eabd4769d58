import type { EventAnswer } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { newEvent, NOW, president, startCampus } from '../../testing/fixtures';

const free = { registration: { required: false } };
const LIST = '/api/events/by-role/PRESIDENT?limit=2';

describe('the order of a list of events', () => {
  const clock = testClock(NOW);
  let events: Events;
  beforeAll(async () => {
    events = await startCampus({ clock });
    const add = async (title: string, start?: string, end?: string) =>
      newEvent(events, { title, ...free, schedule: { ...(start && { start }), ...(end && { end }) } });
    await add('No date yet');
    await add('Next week', '2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z');
    await add('Tonight', '2026-11-21T14:00:00Z', '2026-11-21T16:00:00Z');
    await add('Going on', '2026-11-20T05:00:00Z', '2026-11-21T06:01:00Z');
    await add('Yesterday', '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z');
    await add('Last month', '2026-10-20T10:00:00Z', '2026-10-20T12:00:00Z');
    const called = await add('Called off', '2026-11-22T10:00:00Z', '2026-11-22T12:00:00Z');
    await events.useCases.cancelEvent(president, called._id, 'Rain.');
    await events.useCases.advanceStatuses();
  });
  afterAll(() => events.stop());

  const read = async (path: string) => {
    const { body, headers } = await events.request<EventAnswer[]>(president, 'GET', path);
    return { titles: body.map(({ title }) => title), next: /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] };
  };
  const readFrom = async (path: string | undefined): Promise<string[]> => {
    if (path === undefined) return [];
    const { titles, next } = await read(path);
    return [...titles, ...(await readFrom(next))];
  };
  const ahead = ['Going on', 'Tonight', 'Called off', 'Next week', 'No date yet'];

  it('is what is not over, soonest first, then what is over, latest first', async () => {
    expect(await readFrom(LIST)).toEqual([...ahead, 'Yesterday', 'Last month']);
    expect(await readFrom(LIST.replace('2', '6'))).toEqual([...ahead, 'Yesterday', 'Last month']);
  });

  it('stays as it was when the list was begun, though an event is over before the next page', async () => {
    const first = await read(LIST);
    const beforeTheBorder = await read(LIST.replace('2', '5'));
    clock.set('2026-11-21T17:00:00Z');
    expect(await events.useCases.advanceStatuses()).toBe(2);
    expect([...first.titles, ...(await readFrom(first.next))]).toEqual([...ahead, 'Yesterday', 'Last month']);
    expect(await readFrom(beforeTheBorder.next)).toEqual(['Yesterday', 'Last month']);
    expect(await readFrom(LIST)).toEqual([
      'Called off',
      'Next week',
      'No date yet',
      'Tonight',
      'Yesterday',
      'Going on',
      'Last month',
    ]);
  });
});
