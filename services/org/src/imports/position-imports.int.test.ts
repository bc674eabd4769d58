import type { UnitRef } from '@portal/contracts';
import { startTestService, testClock, type TestService } from '@portal/test-kit';
import { faultsOf, imported } from '../../testing/imports';
import { appoint, newStudent } from '../../testing/holders';
import { addPosition, list, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const HEADER = 'Title,Unit,Type,Places,Min CGPA,Skills,Responsibilities,Description\n';
const LEAD = 'Web Lead,Coding Club,Team Lead,2,7.5,TypeScript; Git,"Keep the site up; Teach",Leads the web team\n';
const SINGER = 'Singer,Music Club,Member,,,,Sing,\n';

let org: TestService;
let coding: UnitRef;
beforeEach(async () => {
  org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
  coding = await newUnit(org, 'Coding Club');
  await newUnit(org, 'Music Club', 'cultural');
});
afterEach(() => org.stop());

const announced = async () =>
  (await org.outbox()).filter(({ type }) => type.startsWith('org.position.')).map(({ type, data }) => [type, data]);
const table = () =>
  org.request('PRESIDENT', 'GET', '/api/positions/get-all', undefined, { headers: { accept: 'text/csv' } });

describe('positions from a file', () => {
  it('are added with numbers of their own, and told one by one', async () => {
    await addPosition(org, coding, { title: 'Secretary' });
    expect(await imported(org, 'positions', `${HEADER}${LEAD}${SINGER}`)).toEqual({
      created: 2,
      changed: 0,
      unchanged: 0,
    });
    const [, singer, lead] = (await list(org)).body;
    expect(lead).toMatchObject({
      position_id: 'POS-0002',
      title: 'Web Lead',
      position_type: 'Team Lead',
      position_count: 2,
      requirements: { min_cgpa: 7.5, min_year: 1, skills_required: ['TypeScript', 'Git'] },
      responsibilities: ['Keep the site up', 'Teach'],
    });
    expect(singer).toMatchObject({ position_id: 'POS-0003', unit_id: { name: 'Music Club' }, position_count: 1 });
    expect((await announced()).slice(1)).toMatchObject([
      ['org.position.created.v1', { code: 'POS-0002', unit: coding }],
      ['org.position.created.v1', { code: 'POS-0003' }],
    ]);
  });

  it('stay as they are when the same file comes again, or what the portal exported', async () => {
    const responsibilities = ['Plan; then do', '-Teach'];
    await addPosition(org, coding, { title: 'Secretary', responsibilities, description: '+1\nand more' });
    await imported(org, 'positions', `${HEADER}${LEAD}${SINGER}`);
    const before = await org.outbox();
    const nothing = { created: 0, changed: 0 };
    expect(await imported(org, 'positions', `${HEADER}${LEAD}${SINGER}`)).toEqual({ ...nothing, unchanged: 2 });
    expect(await imported(org, 'positions', (await table()).text)).toEqual({ ...nothing, unchanged: 3 });
    expect(await org.outbox()).toEqual(before);
  });

  it('keep every text as it is in a row that changes elsewhere, and in one that an export makes anew', async () => {
    const skills = ['Plan; then do', 'A "quoted; text"', '"', "'=1"];
    const responsibilities = ['-Teach', 'Keep; look after', 'Say "yes"'];
    const description = "'=1+1\nsecond line; and more";
    const requirements = { min_cgpa: 7, min_year: 2, skills_required: skills };
    await addPosition(org, coding, { title: "'+Lead", requirements, responsibilities, description });
    const exported = (await table()).text;
    const changed = exported.replace('Coding Club,1,7,', 'Coding Club,2,8,');
    expect(await imported(org, 'positions', changed)).toEqual({ created: 0, changed: 1, unchanged: 0 });
    const anew = exported.replaceAll('POS-0001', '').replace('Coding Club', 'Music Club');
    expect(await imported(org, 'positions', anew)).toEqual({ created: 1, changed: 0, unchanged: 0 });
    const texts = { title: "'+Lead", responsibilities, description };
    expect((await list(org)).body).toMatchObject([
      { ...texts, position_count: 2, requirements: { ...requirements, min_cgpa: 8 } },
      { ...texts, position_count: 1, requirements },
    ]);
  });

  it('are told apart by their ID, also with one title in one unit', async () => {
    await addPosition(org, coding, { title: 'Twin' });
    await addPosition(org, coding, { title: 'Twin', position_count: 2 });
    const exported = (await table()).text;
    expect(await imported(org, 'positions', exported)).toEqual({ created: 0, changed: 0, unchanged: 2 });
    const renamed = 'Position ID,Title,Unit\npos-0002,Other Twin,Coding Club\n';
    expect(await imported(org, 'positions', renamed)).toMatchObject({ changed: 1 });
    expect((await list(org)).body).toMatchObject([
      { position_id: 'POS-0002', title: 'Other Twin', position_count: 2 },
      { position_id: 'POS-0001', title: 'Twin' },
    ]);
    const message =
      'Position ID: The unit has no position with this ID. Correct it, or leave it empty for a new position.';
    const rows = 'Position ID,Title,Unit\nPOS-0001,Twin,Music Club\nPOS-0009,Twin,Coding Club\nPOS-0001,Twin,\n';
    expect(await faultsOf(org, 'positions', rows)).toEqual([2, 3, 4].map((line) => `${line} ${message}`));
  });

  it('are changed where the file says something else', async () => {
    await addPosition(org, coding, { position_count: 3, requirements: { min_cgpa: 6, min_year: 2 } });
    const change = 'Title,Unit,Min CGPA,Places\nweb lead,coding club,8,\n';
    expect(await imported(org, 'positions', change)).toMatchObject({ changed: 1 });
    expect((await list(org)).body).toMatchObject([
      { title: 'web lead', position_count: 3, requirements: { min_cgpa: 8, min_year: 2 }, version: 2 },
    ]);
    expect((await announced()).at(-1)).toMatchObject([
      'org.position.changed.v1',
      { changed: ['title', 'requirements'] },
    ]);
  });

  it('keep the places that are held', async () => {
    const position = await addPosition(org, coding, { position_count: 3 });
    for (const name of ['Asha', 'Bela']) await appoint(org, await newStudent(org, name), position);
    expect(await faultsOf(org, 'positions', 'Title,Unit,Places\nWeb Lead,Coding Club,1\n')).toEqual([
      '2 Places: 2 people hold this position in 2026-2027, so it needs at least 2 places.',
    ]);
  });

  it('are refused with line, column and what to write instead', async () => {
    await addPosition(org, coding, { title: 'Twin' });
    await addPosition(org, coding, { title: 'Twin' });
    const rows = [
      'Web Lead,Robotics,Team Lead,1,0,,Keep it up,',
      ',Coding Club,Other,many,11,,,',
      'Web Lead,Coding Club,Team Lead,1,0,,Keep it up,',
      'Web lead,Coding Club,Team Lead,1,0,,Keep it up,',
      'Twin,Coding Club,Team Lead,1,0,,Keep it up,',
      `Painter,Coding Club,Member,1,0,"${'x'.repeat(201)}; ${'y'.repeat(201)}",Paint,`,
      // Not the same position twice: what they lack is said of each.
      ',Coding Club,Member,1,0,,Write,',
      ',Coding Club,Member,1,0,,Write,',
      'Writer,,Member,1,0,,Write,',
      'Writer,,Member,1,0,,Write,',
    ];
    expect(await faultsOf(org, 'positions', `${HEADER}${rows.join('\n')}\n`)).toEqual([
      '2 Unit: There is no unit with this name. Write the name of a unit of the portal.',
      '3 Places: Write a number, such as 12 or 7.5.',
      '3 Title: Position title is required',
      '3 Type: Please specify the position type',
      '3 Responsibilities: At least one responsibility is required',
      '3 Min CGPA: CGPA must be between 0 and 10',
      '5 Title: Line 4 has this position too. Keep one of the two lines.',
      '6 Title: The unit has several positions with this title. Write the ID too, or give each a title of its own.',
      '7 Skills: Please use at most 200 characters.',
      '8 Title: Position title is required',
      '9 Title: Position title is required',
      '10 Unit: Organizational unit is required',
      '11 Unit: Organizational unit is required',
    ]);
  });

  it('are those of the category of a general secretary', async () => {
    expect(await faultsOf(org, 'positions', `${HEADER}${LEAD}${SINGER}`, 'GENSEC_CULTURAL')).toEqual([
      '2 Unit: You can only manage positions in your own area.',
    ]);
  });
});
