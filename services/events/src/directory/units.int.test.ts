import type { AnswerOf, EventAnswer, calls } from '@portal/contracts';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  codingClub,
  coordinator,
  musicClub,
  newEvent,
  newRoomRequest,
  ofMusicClub,
  president,
  startCampus,
  startEvents,
  unitChanged,
  unitCreated,
} from '../../testing/fixtures';

type Units = AnswerOf<typeof calls.listPickableUnits>;

describe('the copy of units', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startEvents();
  });
  afterAll(() => events.stop());

  const units = async (as: As, query = '') =>
    (await events.request<Units>(as, 'GET', `/api/events/units${query}`)).body;
  const names = async (as: As, query = '') => (await units(as, query)).map(({ name }) => name);

  it('holds every unit once, also when told twice', async () => {
    const created = unitCreated(codingClub);
    await events.deliver(created);
    await events.deliver(created);
    await events.deliver(unitCreated(musicClub));
    expect(await units(president)).toEqual([
      { _id: codingClub.id, name: 'Coding Club', type: 'Club', category: 'scitech' },
      { _id: musicClub.id, name: 'Music Club', type: 'Club', category: 'cultural' },
    ]);
  });

  it('keeps the newest whatever comes late', async () => {
    await events.deliver(unitCreated(codingClub, { version: 3, name: 'Coders' }));
    await events.deliver(unitCreated(codingClub, { version: 2, name: 'Programmers' }));
    expect(await names(president)).toEqual(['Coders', 'Music Club']);
  });

  it('offers a coordinator the own unit and a general secretary those of the category', async () => {
    expect(await names(coordinator)).toEqual(['Coders']);
    expect(await names('GENSEC_CULTURAL')).toEqual(['Music Club']);
    expect(await names('GENSEC_SPORTS')).toEqual([]);
  });

  it('is searched by name', async () => {
    expect(await names(president, '?q=MUSIC')).toEqual(['Music Club']);
    expect(await names(president, '?q=%5B')).toEqual([]);
  });

  it('names the units that organize an event, and no others', async () => {
    const organizers = [{ kind: 'unit' as const, _id: musicClub.id }];
    expect((await newEvent(events, { organizers })).organizers).toMatchObject([
      { _id: musicClub.id, personal_info: { name: 'Music Club' } },
    ]);
    const unknown = [{ kind: 'unit' as const, _id: 'aaaaaaaaaaaaaaaaaaaaaa99' }];
    await expect(newEvent(events, { organizers: unknown })).rejects.toThrow('EVENT.ORGANIZER_NOT_FOUND');
  });

  it('offers no unit that is closed, and takes no event for it', async () => {
    await events.deliver(unitCreated(musicClub, { version: 2, active: false }));
    expect(await names(president)).toEqual(['Coders']);
    const changes = { organizing_unit_id: musicClub.id, organizers: [] };
    await expect(newEvent(events, changes)).rejects.toThrow('EVENT.UNIT_NOT_FOUND');
  });
});

describe('what belongs to a unit that is renamed', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startCampus();
  });
  afterAll(() => events.stop());

  it('shows the new name, is found by it, and follows its category', async () => {
    const { _id } = await newEvent(events, { organizers: [{ kind: 'unit', _id: codingClub.id }] });
    await newRoomRequest(events, _id, { room: 'Attic' });
    const other = await newEvent(events, { ...ofMusicClub, organizers: [{ kind: 'unit', _id: codingClub.id }] });
    await events.deliver(unitChanged({ ...codingClub, name: 'Robotics', category: 'academic' }, 2));

    const read = async (id: string) => (await events.request<EventAnswer>(president, 'GET', `/api/events/${id}`)).body;
    expect(await read(_id)).toMatchObject({
      version: 1,
      organizing_unit_id: { _id: codingClub.id, name: 'Robotics' },
      organizers: [{ personal_info: { name: 'Robotics' } }],
    });
    expect(await read(other._id)).toMatchObject({
      organizing_unit_id: { name: 'Music Club' },
      organizers: [{ personal_info: { name: 'Robotics' } }],
    });
    const found = async (as: As, query = '') =>
      (await events.request<EventAnswer[]>(as, 'GET', `/events${query}`)).body.map(({ _id: id }) => id);
    expect(await found(president, '?q=robotics')).toEqual([_id]);
    expect(await found(president, '?q=coding')).toEqual([]);
    expect(await found('GENSEC_ACADEMIC')).toEqual([_id]);
    const requests = await events.request<AnswerOf<typeof calls.listRoomRequests>>(
      'GENSEC_ACADEMIC',
      'GET',
      '/room/requests',
    );
    expect(requests.body).toMatchObject([{ room: 'Attic', unit: { name: 'Robotics', category: 'academic' } }]);
  });

  it('stays as it is when an older change comes late', async () => {
    const { _id } = await newEvent(events);
    await events.deliver(unitChanged({ ...codingClub, name: 'Robots' }, 4));
    await events.deliver(unitChanged({ ...codingClub, name: 'Machines' }, 3));
    const { body } = await events.request<EventAnswer>(president, 'GET', `/api/events/${_id}`);
    expect(body.organizing_unit_id?.name).toBe('Robots');
  });
});
