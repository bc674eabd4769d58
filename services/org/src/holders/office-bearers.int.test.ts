import type { OfficeBearer, OfficeContact, UnitRef } from '@portal/contracts';
import { eventOf, planOf, startTestService, testClock, type As, type TestService } from '@portal/test-kit';
import { appoint, changeHolder, claim, newStudent, type Student } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { addUnit } from '../../testing/units';
import { orgService } from '../index';

let org: TestService;
beforeAll(async () => {
  org = await startTestService(orgService, { clock: testClock('2026-11-21T06:00:00.000Z') });
});
afterAll(() => org.stop());

const listTenure = (query = '', as: As = 'STUDENT') => org.request<OfficeBearer[]>(as, 'GET', `/tenure${query}`);

const lineOf = ({ user_id: person, position_id: position }: OfficeBearer) =>
  `${position.unit_id.name}, ${position.title}: ${person.personal_info.name}`;

async function newSubUnit(name: string, parent: UnitRef): Promise<UnitRef> {
  const { id: parentId, category } = parent;
  return { id: await addUnit(org, name, { parent_unit_id: parentId, category }), name, category };
}

/** Appointed to a position of its own. */
async function appointNew(unit: UnitRef, title: string, ...names: string[]) {
  const position = await addPosition(org, unit, { title, position_count: 9 });
  for (const name of names) await appoint(org, await newStudent(org, name), position);
  return position;
}

describe('the office-bearers of a tenure', () => {
  const unitIds = { chess: '', athletics: '' };
  beforeAll(async () => {
    const sports = await newUnit(org, 'Sports Council', 'sports');
    const arts = await newUnit(org, 'Arts Council', 'cultural');
    const chess = await newSubUnit('Chess Club', sports);
    const athletics = await newSubUnit('Athletics Club', sports);
    Object.assign(unitIds, { chess: chess.id, athletics: athletics.id });
    const sprint = await newSubUnit('Sprint Team', athletics);
    await appointNew(chess, 'captain', 'Zoya Khan', 'Abel Roy');
    await appointNew(chess, 'Analyst', 'Mira Das');
    await appointNew(sprint, 'Coach', 'Ravi Sen');
    await appointNew(athletics, 'Coach', 'Omar Ali');
    await appointNew(sports, 'Secretary', 'Tara Bose');
    const painter = await appointNew(arts, 'Painter', 'Uma Pal');
    const { _id } = await appoint(org, await newStudent(org, 'Isha Nag'), painter);
    await changeHolder(org, 'PRESIDENT', _id, { status: 'terminated', termination_reason: 'Moved away' });
    await claim(org, await newStudent(org, 'Karan Vij'), painter);
    await appoint(org, await newStudent(org, 'Old Hand'), painter, { tenure_year: '2024-2025' });
    const ended = { tenure_year: '2024-2025', status: 'terminated', termination_reason: 'Moved away' };
    await appoint(org, await newStudent(org, 'Old Star'), painter, ended);
  });

  it('stand in the order of the hierarchy, then by position and name, page by page', async () => {
    const expected = [
      'Arts Council, Painter: Uma Pal',
      'Sports Council, Secretary: Tara Bose',
      'Athletics Club, Coach: Omar Ali',
      'Sprint Team, Coach: Ravi Sen',
      'Chess Club, Analyst: Mira Das',
      'Chess Club, captain: Abel Roy',
      'Chess Club, captain: Zoya Khan',
    ];
    expect((await listTenure()).body.map(lineOf)).toEqual(expected);
    const lines: string[] = [];
    let query: string | undefined = '?limit=2';
    while (query !== undefined) {
      const page: Awaited<ReturnType<typeof listTenure>> = await listTenure(query);
      expect(page.headers.get('x-total-count')).toBe('7');
      lines.push(...page.body.map(lineOf));
      query = /<\/tenure([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(lines).toEqual(expected);
  });

  it('are those who hold a position now, and in another tenure whoever held one', async () => {
    const statuses = (await listTenure('?tenure_year=2024-2025')).body.map((each) => [lineOf(each), each.status]);
    expect(statuses.toSorted()).toEqual([
      ['Arts Council, Painter: Old Hand', 'completed'],
      ['Arts Council, Painter: Old Star', 'terminated'],
    ]);
    expect((await listTenure('?tenure_year=2023-2024')).body).toEqual([]);
  });

  it('are those of one unit, without its sub-units, when it is asked for', async () => {
    const ofChess = `?unit=${unitIds.chess}`;
    const { body, headers } = await listTenure(`${ofChess}&limit=2`);
    expect(body.map(lineOf)).toEqual(['Chess Club, Analyst: Mira Das', 'Chess Club, captain: Abel Roy']);
    expect(headers.get('x-total-count')).toBe('3');
    const next = /<\/tenure([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    expect((await listTenure(next)).body.map(lineOf)).toEqual(['Chess Club, captain: Zoya Khan']);
    expect((await listTenure(`${ofChess}&tenure_year=2024-2025`)).body).toEqual([]);
    const ofAthletics = (await listTenure(`?unit=${unitIds.athletics}`)).body;
    expect(ofAthletics.map(lineOf)).toEqual(['Athletics Club, Coach: Omar Ali']);
  });

  it('are told by name, position, unit, tenure and status alone, to leadership too', async () => {
    const [first] = (await listTenure('', 'PRESIDENT')).body;
    expect(first).toEqual({
      _id: expect.any(String),
      user_id: { _id: expect.any(String), personal_info: { name: 'Uma Pal' } },
      position_id: {
        _id: expect.any(String),
        title: 'Painter',
        unit_id: { _id: expect.any(String), name: 'Arts Council', category: 'cultural' },
      },
      tenure_year: '2026-2027',
      status: 'active',
    });
  });

  it('are read in three queries at most, those of the tenure through an index', async () => {
    const filters: object[] = [];
    org.store.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'find' && command.find === 'holders') filters.push(command.filter as object);
    });
    org.takeCommands();
    await listTenure('?limit=2');
    expect(org.takeCommands().length).toBeLessThanOrEqual(3);
    const plan = await planOf(org.store.connection.collection('holders').find(filters.at(-1) ?? {}));
    if (plan) expect(plan.stages).toEqual(['IXSCAN']);
  });
});

describe('the contact of an office-bearer', () => {
  const phone = '9876543210';
  let version = 0;

  /** Delivers the event of records with what the person shares. */
  async function share({ userId, name }: Student, officeContact: OfficeContact): Promise<void> {
    version += 1;
    const shown = { name, studentId: '21CS001', onboarded: true, profilePic: `/profile/picture/${userId}?v=2` };
    const data = { userId, version, ...shown, officeContact, ...(officeContact === 'email-and-phone' && { phone }) };
    await org.deliver(eventOf('records.profile.changed.v1', data));
  }

  const shownOf = async (person: Student, query = '') =>
    (await listTenure(query)).body.find(({ user_id: { _id } }) => _id === person.userId)?.user_id.personal_info;

  it('shows to other students as far as the person shares it, and no longer when that is taken back', async () => {
    const drama = await newUnit(org, 'Drama Club', 'cultural');
    const position = await appointNew(drama, 'Director');
    const lena = await newStudent(org, 'Lena Fox');
    await appoint(org, lena, position);
    await appoint(org, lena, position, { tenure_year: '2024-2025' });
    expect(await shownOf(lena)).toEqual({ name: 'Lena Fox' });
    const shown = { name: 'Lena Fox', profilePic: `/profile/picture/${lena.userId}?v=2` };
    await share(lena, 'nothing');
    expect(await shownOf(lena)).toEqual(shown);
    await share(lena, 'email');
    expect(await shownOf(lena)).toEqual({ ...shown, email: 'lena@example.edu' });
    await share(lena, 'email-and-phone');
    expect(await shownOf(lena)).toEqual({ ...shown, email: 'lena@example.edu', phone });
    expect(await shownOf(lena, '?tenure_year=2024-2025')).toEqual(shown);
    await share(lena, 'nothing');
    expect(await shownOf(lena)).toEqual(shown);
    const { text } = await listTenure();
    expect(text).not.toMatch(/example\.edu|9876543210/);
  });
});
