import type { AnswerOf, ListedRegistration, calls } from '@portal/contracts';
import { actorOf, eventOf } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  accountRegistered,
  codingClub,
  coordinator,
  join,
  newEvent,
  startEvents,
  unitCreated,
} from '../../testing/fixtures';

type People = AnswerOf<typeof calls.listPickablePeople>;

const ravi = { id: 'bbbbbbbbbbbbbbbbbbbbbb56', username: 'ravi@example.edu', name: 'Ravi Kumar' };

describe('the copy of people', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startEvents();
  });
  afterAll(() => events.stop());

  const people = async (query = '') =>
    (await events.request<People>(coordinator, 'GET', `/api/events/users${query}`)).body;
  const roleChanged = (name: string, version: number) =>
    eventOf('auth.account.role-changed.v1', {
      version,
      userId: ravi.id,
      username: ravi.username,
      name,
      role: 'CLUB_COORDINATOR',
      previousRole: 'STUDENT',
    });

  it('holds everyone who registered, once, also when told twice', async () => {
    const registered = accountRegistered(ravi);
    await events.deliver(registered);
    await events.deliver(registered);
    expect(await people()).toEqual([{ _id: ravi.id, username: ravi.username, personal_info: { name: 'Ravi Kumar' } }]);
  });

  it('keeps the newest whatever comes late', async () => {
    await events.deliver(roleChanged('Ravi K. Kumar', 3));
    await events.deliver(roleChanged('Ravi the Second', 2));
    await events.deliver(accountRegistered(ravi));
    expect((await people())[0]?.personal_info.name).toBe('Ravi K. Kumar');
  });

  it('follows a name that its owner changed', async () => {
    const { id: userId, username } = ravi;
    await events.deliver(
      eventOf('auth.account.changed.v1', { version: 4, userId, username, name: 'Ravi K. Kumar-Rao', role: 'STUDENT' }),
    );
    expect((await people())[0]?.personal_info.name).toBe('Ravi K. Kumar-Rao');
  });

  it('is searched by name and address, as text, and comes by name', async () => {
    await events.deliver(
      accountRegistered({ id: 'bbbbbbbbbbbbbbbbbbbbbb57', username: 'asha@example.edu', name: 'Asha' }),
    );
    expect((await people()).map(({ username }) => username)).toEqual(['asha@example.edu', 'ravi@example.edu']);
    expect((await people('?q=K.%20KUM')).map(({ _id }) => _id)).toEqual([ravi.id]);
    expect(await people('?q=asha@')).toHaveLength(1);
    expect(await people('?q=.*')).toEqual([]);
  });

  it('gives organizers their names, and each registration and picker the details of its person', async () => {
    await events.deliver(unitCreated(codingClub));
    const { id: userId, username } = ravi;
    const named = { userId, username, name: 'Ravi Rao', role: 'STUDENT' } as const;
    await events.deliver(eventOf('auth.account.changed.v1', { version: 5, ...named, studentId: '12240056' }));
    expect((await people()).find(({ _id }) => _id === userId)).toMatchObject({ username, user_id: '12240056' });
    const event = await newEvent(events, { organizers: [{ kind: 'user', _id: ravi.id }] });
    expect(event.organizers).toMatchObject([{ _id: ravi.id, personal_info: { name: 'Ravi Rao' } }]);

    const asha = { userId: 'bbbbbbbbbbbbbbbbbbbbbb57', username: 'asha@example.edu', name: 'As her token has it' };
    for (const person of [asha, named]) await join(events, event._id, actorOf('STUDENT', person));
    const path = `/api/events/${event._id}/registrations`;
    const { body } = await events.request<ListedRegistration[]>(coordinator, 'GET', path);
    expect(body.map(({ person }) => person)).toEqual([
      { _id: asha.userId, username: asha.username, personal_info: { name: 'Asha' } },
      { _id: userId, username, user_id: '12240056', personal_info: { name: 'Ravi Rao' } },
    ]);
  });
});
