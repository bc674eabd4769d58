import type { UnitTree } from '@portal/contracts';
import { actorOf, eventOf, startTestService, type TestService } from '@portal/test-kit';
import { appoint, newStudent } from '../../testing/holders';
import { addPosition, list as listPositions, positionBody, tryToAdd } from '../../testing/positions';
import { addUnit, changeUnit, readUnit } from '../../testing/units';
import { orgService } from '../index';

const NOW = '2026-11-20T10:00:00.000Z';

let org: TestService;
let council: string;
let coding: string;
beforeEach(async () => {
  org = await startTestService(orgService, { clock: { now: () => new Date(NOW) } });
  council = await addUnit(org, 'SciTech Council', { type: 'Council' });
  coding = await addUnit(org, 'Coding Club', { parent_unit_id: council });
});
afterEach(() => org.stop());

const announced = () => org.outbox('org.unit.changed.v1');
const tree = async () => (await org.request<UnitTree>('STUDENT', 'GET', '/api/orgUnit/tree')).body;

describe('changing a unit', () => {
  it('changes what is named, keeps the rest, and tells once what is different', async () => {
    const { status, body } = await changeUnit(org, 'GENSEC_SCITECH', coding.toUpperCase(), {
      version: 1,
      name: 'Coders',
      contact_info: { social_media: [{ platform: 'Web', url: 'https://coders.example.edu' }] },
      budget_info: { spent_amount: 500 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: coding,
      version: 2,
      name: 'Coders',
      type: 'Club',
      category: 'scitech',
      parent: { _id: council, name: 'SciTech Council' },
      contact_info: {
        email: 'coding.club@example.edu',
        social_media: [{ platform: 'Web', url: 'https://coders.example.edu' }],
      },
      budget_info: { allocated_budget: 0, spent_amount: 500 },
    });
    expect(await announced()).toMatchObject([
      {
        subject: coding,
        actor: { _id: actorOf('GENSEC_SCITECH').userId },
        data: { version: 2, unitId: coding, name: 'Coders', changed: ['name', 'contact', 'budget'] },
      },
    ]);
  });

  it('tells nothing when all was so before', async () => {
    const { body } = await changeUnit(org, 'PRESIDENT', coding, { name: 'Coding Club', parent_unit_id: council });
    expect(body.version).toBe(1);
    expect(await announced()).toEqual([]);
  });

  it('is refused when somebody else changed it meanwhile', async () => {
    const both = ['Coders', 'Programmers'].map((name) => changeUnit(org, 'PRESIDENT', coding, { version: 1, name }));
    const answers = (await Promise.all(both)).toSorted((one, other) => one.status - other.status);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [409, 'UNIT.CHANGED_MEANWHILE'],
    ]);
    expect(await announced()).toHaveLength(1);
  });

  it('is refused with a name that is taken, whatever its case', async () => {
    const { status, body } = await changeUnit(org, 'PRESIDENT', coding, { name: ' scitech  COUNCIL' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'UNIT.NAME_TAKEN' });
    expect((await changeUnit(org, 'PRESIDENT', coding, { name: 'CODING club' })).body.name).toBe('CODING club');
  });

  it('is refused to a general secretary out of the category, into it, and under a parent of another', async () => {
    const music = await addUnit(org, 'Music Club', { category: 'cultural' });
    const attempts = [
      [music, { category: 'scitech' }],
      [music, { name: 'Band' }],
      [coding, { category: 'cultural' }],
      [coding, { parent_unit_id: music }],
    ] as const;
    for (const [id, body] of attempts) {
      const answer = await changeUnit(org, 'GENSEC_SCITECH', id, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'UNIT.OUT_OF_SCOPE']);
    }
    expect(await announced()).toEqual([]);
    expect((await changeUnit(org, 'PRESIDENT', coding, { category: 'cultural', parent_unit_id: music })).status).toBe(
      200,
    );
  });

  it('is refused for a unit or a parent that does not exist', async () => {
    const nowhere = '0123456789abcdef01234567';
    expect((await changeUnit(org, 'PRESIDENT', nowhere, { name: 'No' })).body.code).toBe('UNIT.NOT_FOUND');
    expect((await changeUnit(org, 'PRESIDENT', coding, { parent_unit_id: nowhere })).body.code).toBe(
      'UNIT.PARENT_NOT_FOUND',
    );
  });
});

describe('moving a unit', () => {
  it('goes under another unit or to the top, and never under itself or what is below it', async () => {
    const web = await addUnit(org, 'Web Team', { parent_unit_id: coding });
    for (const [id, parent_unit_id] of [
      [coding, coding],
      [coding, web],
      [council, web],
    ] as const) {
      const { status, body } = await changeUnit(org, 'PRESIDENT', id, { parent_unit_id });
      expect([status, body.code]).toEqual([409, 'UNIT.CYCLE']);
    }
    expect((await changeUnit(org, 'PRESIDENT', web, { parent_unit_id: council })).body.parent?._id).toBe(council);
    expect((await changeUnit(org, 'PRESIDENT', web, { parent_unit_id: null })).body.parent).toBeNull();
    const { units, total } = await tree();
    expect(units.map(({ name, parent_unit_id }) => [name, parent_unit_id])).toEqual([
      ['Coding Club', council],
      ['SciTech Council', null],
      ['Web Team', null],
    ]);
    expect(total).toBe(3);
  });
});

describe('renaming a unit', () => {
  it('gives its positions the new name, by which they are found then', async () => {
    const unit = { id: coding, name: 'Coding Club', category: 'scitech' } as const;
    const { _id } = await addPosition(org, unit);
    await changeUnit(org, 'PRESIDENT', coding, { name: 'Robotics', category: 'academic' });
    expect((await listPositions(org, '?q=robotics')).body).toMatchObject([
      { _id, version: 1, unit_id: { _id: coding, name: 'Robotics' } },
    ]);
    expect((await listPositions(org, '?q=coding')).body).toEqual([]);
    expect((await listPositions(org, '', 'GENSEC_SCITECH')).body[0]?.can_manage).toBeUndefined();
    expect((await listPositions(org, '', 'GENSEC_ACADEMIC')).body[0]?.can_manage).toBe(true);
  });
});

describe('deactivating a unit', () => {
  it('takes it from the lists one chooses from and takes no new positions; what it has stays', async () => {
    const unit = { id: coding, name: 'Coding Club', category: 'scitech' } as const;
    await addPosition(org, unit);
    const { body } = await changeUnit(org, 'GENSEC_SCITECH', coding, { is_active: false });
    expect(body.is_active).toBe(false);
    const offered = async () => {
      const { body: units } = await org.request<{ name: string }[]>(
        'PRESIDENT',
        'GET',
        '/api/orgUnit/organizational-units',
      );
      return units.map(({ name }) => name);
    };
    expect(await offered()).toEqual(['SciTech Council']);
    expect((await tryToAdd(org, 'PRESIDENT', positionBody(unit))).body.code).toBe('POSITION.UNIT_NOT_FOUND');
    expect((await listPositions(org)).body).toHaveLength(1);
    expect((await tree()).units.map(({ is_active }) => is_active)).toEqual([false, true]);

    await changeUnit(org, 'PRESIDENT', coding, { is_active: true });
    expect(await offered()).toEqual(['Coding Club', 'SciTech Council']);
    expect((await announced()).map(({ data }) => data)).toMatchObject([
      { version: 2, active: false, changed: ['active'] },
      { version: 3, active: true, changed: ['active'] },
    ]);
  });

  it('can say before what there is of it, to whoever may do it', async () => {
    await addUnit(org, 'Web Team', { parent_unit_id: coding });
    await addUnit(org, 'Old Team', { parent_unit_id: coding, is_active: false });
    const unit = { id: coding, name: 'Coding Club', category: 'scitech' } as const;
    const position = await addPosition(org, unit, { position_count: 2 });
    await appoint(org, await newStudent(org), position);
    await appoint(org, await newStudent(org), position, { tenure_year: '2020-2021' });
    await org.deliver(
      eventOf('events.event.created.v1', {
        version: 1,
        eventId: 'e'.repeat(24),
        title: 'Hackathon',
        category: 'technical',
        status: 'planned',
        start: '2026-11-21T10:00:00.000Z',
        end: null,
        venue: '',
        unit,
        createdAt: NOW,
      }),
    );
    const { body } = await readUnit(org, 'GENSEC_SCITECH', coding);
    expect(body).toMatchObject({
      can_manage: true,
      version: 1,
      budget_info: { allocated_budget: 0, spent_amount: 0 },
      in_use: { active_sub_units: 1, positions: 1, active_holders: 1, upcoming_events: 1 },
      sub_units: [
        { name: 'Old Team', is_active: false },
        { name: 'Web Team', is_active: true },
      ],
    });
    for (const as of ['STUDENT', 'CLUB_COORDINATOR', 'GENSEC_SPORTS'] as const) {
      const { can_manage: _mine, version: _version, budget_info: _budget, in_use: _use, ...others } = body;
      expect((await readUnit(org, as, coding)).body).toEqual(others);
    }
    const own = actorOf('CLUB_COORDINATOR', { unit: { id: coding, name: 'Coding Club', category: 'scitech' } });
    const { can_manage: _mine, version: _version, in_use: _use, ...visible } = body;
    expect((await readUnit(org, own, coding)).body).toEqual(visible);
  });
});
