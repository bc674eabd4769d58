import type { UnitRef } from '@portal/contracts';
import { actorOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import { appoint, newStudent } from '../../testing/holders';
import { addPosition, change, list, newUnit, positionBody, remove, tryToAdd } from '../../testing/positions';
import { orgService } from '../index';

const NOW = '2026-11-20T10:00:00.000Z';

let org: TestService;
let coding: UnitRef;
let music: UnitRef;
beforeEach(async () => {
  org = await startTestService(orgService, { clock: testClock(NOW) });
  coding = await newUnit(org, 'Coding Club');
  music = await newUnit(org, 'Music Club', 'cultural');
});
afterEach(() => org.stop());

const coordinator = () => actorOf('CLUB_COORDINATOR', { unit: coding });
const announced = async () => (await org.outbox()).filter(({ type }) => type.startsWith('org.position.'));

describe('adding a position', () => {
  it('answers all of it, keeps it and tells the other services once', async () => {
    const { status, body } = await tryToAdd(
      org,
      coordinator(),
      positionBody(coding, {
        unit_id: coding.id.toUpperCase(),
        title: ' Web Lead ',
        responsibilities: ['', 'Keep the site up', ' Teach the juniors '],
        requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['TypeScript', ''] },
        description: 'Leads the web team.',
        position_count: 2,
      }),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      version: 1,
      position_id: 'POS-0001',
      title: 'Web Lead',
      unit_id: { _id: coding.id, name: 'Coding Club' },
      position_type: 'Team Lead',
      responsibilities: ['Keep the site up', 'Teach the juniors'],
      requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['TypeScript'] },
      description: 'Leads the web team.',
      position_count: 2,
      created_at: NOW,
      can_manage: true,
    });
    const { can_manage: _mine, ...asAStudent } = body;
    expect((await list(org)).body).toEqual([{ ...asAStudent, filled_count: 0 }]);
    expect(await announced()).toMatchObject([
      {
        type: 'org.position.created.v1',
        subject: body._id,
        actor: { _id: coordinator().userId, role: 'CLUB_COORDINATOR' },
        data: { version: 1, positionId: body._id, code: 'POS-0001', title: 'Web Lead', unit: coding, count: 2 },
      },
    ]);
  });

  it('gives each a number of its own, however many are added at once, and none a second time', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => addPosition(org, coding)));
    const numbers = added.map((position) => position.position_id).toSorted();
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => `POS-000${index + 1}`));
    const last = added.find((position) => position.position_id === 'POS-0008');
    await remove(org, 'PRESIDENT', last?._id ?? '');
    expect((await addPosition(org, coding)).position_id).toBe('POS-0009');
  });

  it('is once the same for a form that is sent twice', async () => {
    const send = () =>
      org.request('PRESIDENT', 'POST', '/api/positions/add-position', positionBody(coding), {
        headers: { 'idempotency-key': 'position-form-1' },
      });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await announced()).toHaveLength(1);
  });

  it('keeps a type of its own in the place of Other', async () => {
    expect((await addPosition(org, coding, { position_type: 'Mentor' })).position_type).toBe('Mentor');
  });

  it('is refused in a unit that does not exist', async () => {
    const { status, body } = await tryToAdd(org, 'PRESIDENT', positionBody({ id: 'a'.repeat(24) }));
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'POSITION.UNIT_NOT_FOUND',
      errors: [{ path: 'unit_id', message: 'Organizational unit not found.' }],
    });
  });
});

describe('who manages positions', () => {
  it('are the president everywhere, a general secretary in the category, a coordinator in the unit', async () => {
    const may = async (as: Parameters<typeof tryToAdd>[1], unit: UnitRef) =>
      (await tryToAdd(org, as, positionBody(unit))).status === 201;
    expect([await may('PRESIDENT', coding), await may('PRESIDENT', music)]).toEqual([true, true]);
    expect([await may('GENSEC_SCITECH', coding), await may('GENSEC_SCITECH', music)]).toEqual([true, false]);
    expect([await may(coordinator(), coding), await may(coordinator(), music)]).toEqual([true, false]);
    expect(await may('STUDENT', coding)).toBe(false);
    const { unit: _unit, ...withoutUnit } = coordinator();
    expect(await may(withoutUnit, coding)).toBe(false);
  });

  it('see in the list what they manage', async () => {
    await addPosition(org, coding, { title: 'A' });
    await addPosition(org, music, { title: 'B' });
    const managed = async (as: Parameters<typeof tryToAdd>[1]) =>
      (await list(org, '', as)).body.filter(({ can_manage }) => can_manage).map(({ title }) => title);
    expect(await managed('PRESIDENT')).toEqual(['A', 'B']);
    expect(await managed('GENSEC_CULTURAL')).toEqual(['B']);
    expect(await managed(coordinator())).toEqual(['A']);
    expect(await managed('STUDENT')).toEqual([]);
  });

  it('change and remove nothing elsewhere', async () => {
    const { _id: id } = await addPosition(org, music);
    for (const officer of [coordinator(), 'GENSEC_SCITECH'] as const) {
      expect((await change(org, officer, id, { title: 'No' })).body.code).toBe('POSITION.OUT_OF_SCOPE');
      expect((await remove(org, officer, id)).body.code).toBe('POSITION.OUT_OF_SCOPE');
    }
    expect((await list(org)).body).toMatchObject([{ title: 'Web Lead', version: 1 }]);
    expect(await announced()).toHaveLength(1);
  });
});

describe('changing a position', () => {
  it('changes what is named, keeps the rest, and tells once what is different', async () => {
    const added = await addPosition(org, coding, { requirements: { min_cgpa: 6, skills_required: ['Git'] } });
    const { status, body } = await change(org, coordinator(), added._id, {
      version: 1,
      title: 'Web Head',
      position_type: 'Mentor',
      requirements: { min_year: 3 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...added,
      version: 2,
      title: 'Web Head',
      position_type: 'Mentor',
      requirements: { min_cgpa: 6, min_year: 3, skills_required: ['Git'] },
    });
    const [, event, ...others] = await announced();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'org.position.changed.v1',
      subject: added._id,
      data: { version: 2, title: 'Web Head', changed: ['title', 'type', 'requirements'] },
    });
    expect((await list(org, '?q=head&type=Other')).body).toHaveLength(1);
  });

  it('keeps at least the places that are held, in the present tenure or in one to come', async () => {
    const position = await addPosition(org, coding, { position_count: 4 });
    for (const name of ['Asha', 'Bela', 'Chitra']) {
      await appoint(org, await newStudent(org, name), position, { tenure_year: '2027-2028' });
    }
    await appoint(org, await newStudent(org, 'Dev'), position);
    const refused = await change(org, coordinator(), position._id, { position_count: 2, title: 'Web Head' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'POSITION.PLACES_HELD',
      '3 people hold this position in 2027-2028, so it needs at least 3 places.',
    ]);
    expect((await change(org, coordinator(), position._id, { position_count: 3 })).status).toBe(200);
  });

  it('tells nothing when all was so before', async () => {
    const { _id: id } = await addPosition(org, coding);
    expect((await change(org, 'PRESIDENT', id, { title: 'Web Lead' })).body.version).toBe(1);
    expect(await announced()).toHaveLength(1);
  });

  it('is refused when somebody else changed it meanwhile', async () => {
    const { _id: id } = await addPosition(org, coding);
    const both = [{ title: 'Web Head' }, { title: 'Web Chief' }].map((named) =>
      change(org, 'PRESIDENT', id, { version: 1, ...named }),
    );
    const answers = (await Promise.all(both)).toSorted((one, other) => one.status - other.status);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body.code).toBe('POSITION.CHANGED_MEANWHILE');
    expect(await announced()).toHaveLength(2);
  });

  it('is refused with what a new position is refused with', async () => {
    const { _id: id } = await addPosition(org, coding);
    for (const [field, value] of Object.entries({ title: ' ', position_type: 'Other', responsibilities: [''] })) {
      expect((await change(org, 'PRESIDENT', id, { [field]: value })).status).toBe(400);
    }
  });
});

describe('removing a position', () => {
  it('takes it from the list and tells once what it was', async () => {
    const { _id: id } = await addPosition(org, coding);
    expect((await remove(org, coordinator(), id)).status).toBe(204);
    expect((await list(org)).body).toEqual([]);
    expect((await announced()).at(-1)).toMatchObject({
      type: 'org.position.removed.v1',
      subject: id,
      data: { version: 2, positionId: id, title: 'Web Lead', unit: coding },
    });
    expect(await announced()).toHaveLength(2);
  });

  it('is done once, and what is not there cannot be changed', async () => {
    const { _id: id } = await addPosition(org, coding);
    const answers = await Promise.all([1, 2, 3].map(() => remove(org, 'PRESIDENT', id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect((await change(org, 'PRESIDENT', id, { title: 'Web Head' })).body.code).toBe('POSITION.NOT_FOUND');
    expect(await announced()).toHaveLength(2);
  });
});
