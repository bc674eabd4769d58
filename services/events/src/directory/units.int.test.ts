import type { AnswerOf, calls } from '@portal/contracts';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  codingClub,
  coordinator,
  musicClub,
  newEvent,
  president,
  startEvents,
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
