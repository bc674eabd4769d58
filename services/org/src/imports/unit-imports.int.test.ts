import { startTestService, testClock, type TestService } from '@portal/test-kit';
import { faultsOf, imported } from '../../testing/imports';
import { addUnit } from '../../testing/units';
import { orgService } from '../index';

const HEADER = 'Name,Type,Category,Parent unit,Hierarchy level,Contact email,Active,Description,Allocated budget\n';
const GYMKHANA = 'Gymkhana,Council,Independent,,1,gymkhana@example.edu,Yes,All councils,"1,00,000"\n';
const CODING = 'Coding Club,Club,SciTech,Gymkhana,2,coding@example.edu,,,\n';

let org: TestService;
beforeEach(async () => {
  org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
});
afterEach(() => org.stop());

const tree = (as: 'PRESIDENT' | 'STUDENT' | 'GENSEC_SCITECH' = 'PRESIDENT', query = '') =>
  org.request(as, 'GET', `/api/orgUnit/tree${query}`, undefined, { headers: { accept: 'text/csv' } });
const announced = async () => (await org.outbox()).map(({ type, data }) => [type, (data as { name: string }).name]);

describe('units from a file', () => {
  it('are created with their parents, which may stand below them', async () => {
    expect(await imported(org, 'units', `${HEADER}${CODING}${GYMKHANA}`)).toEqual({
      created: 2,
      changed: 0,
      unchanged: 0,
    });
    expect((await tree()).text.trim().split('\r\n').slice(1)).toEqual([
      'Coding Club,Club,SciTech,Gymkhana,2,coding@example.edu,Yes,,0,0',
      'Gymkhana,Council,Independent,,1,gymkhana@example.edu,Yes,All councils,100000,0',
    ]);
    expect(await announced()).toEqual([
      ['org.unit.created.v1', 'Coding Club'],
      ['org.unit.created.v1', 'Gymkhana'],
    ]);
  });

  it('stay as they are when the same file comes again', async () => {
    await imported(org, 'units', `${HEADER}${CODING}${GYMKHANA}`);
    const before = await org.outbox();
    const again = await imported(org, 'units', `${HEADER}${CODING}${GYMKHANA}`);
    expect(again).toEqual({ created: 0, changed: 0, unchanged: 2 });
    expect(await org.outbox()).toEqual(before);
  });

  it('stay as they are when what the portal exported comes back, whatever it says', async () => {
    await addUnit(org, 'Chess Club', { description: '=1+1; "quoted"\nsecond line' });
    const contact_info = { email: 'home@example.edu' };
    await addUnit(org, '@home', { category: 'cultural', is_active: false, hierarchy_level: 3, contact_info });
    const exported = (await tree()).text;
    expect(await imported(org, 'units', exported)).toEqual({ created: 0, changed: 0, unchanged: 2 });
  });

  it('are read without what nobody can see, of which alone a cell is blank', async () => {
    await imported(org, 'units', `${HEADER}${CODING}${GYMKHANA}`);
    const unseen = CODING.replace('Coding Club', '\u2060Coding\u200B Club').replace(',,,', ',,\u3164,');
    expect(await imported(org, 'units', HEADER + unseen)).toEqual({ created: 0, changed: 0, unchanged: 1 });
    expect(await faultsOf(org, 'units', `${HEADER}${CODING.replace('Coding Club', '\u00AD\u2800')}`)).toEqual([
      '2 Name: Organization name is required',
    ]);
  });

  it('are changed where the file says something else, and blank cells leave what is there', async () => {
    await imported(org, 'units', `${HEADER}${CODING}${GYMKHANA}`);
    const changes = 'Name,Hierarchy level,Description\nCODING club,3,\nGymkhana,,New words\n';
    expect(await imported(org, 'units', changes)).toEqual({ created: 0, changed: 2, unchanged: 0 });
    expect((await tree()).text).toContain('CODING club,Club,SciTech,Gymkhana,3,coding@example.edu,Yes,,0,0');
    expect((await tree()).text).toContain('Gymkhana,Council,Independent,,1,gymkhana@example.edu,Yes,New words');
  });

  it('are refused with line, column and what to write instead', async () => {
    const rows = [
      ',Club,SciTech,,1,a@example.edu,Yes,,',
      ',Club,SciTech,,1,b@example.edu,Yes,,',
      'Chess,Team,Sport,Nowhere,one,chess at example,perhaps,,-1',
      'Music,Club,Cultural,Music,1,m@example.edu,Yes,,',
      'Music,Club,Cultural,,1,m@example.edu,Yes,,',
    ];
    expect(await faultsOf(org, 'units', `${HEADER}${rows.join('\n')}\n`)).toEqual([
      '2 Name: Organization name is required',
      '3 Name: Organization name is required',
      '4 Type: Write one of these: Council, Club, Committee, Independent position.',
      '4 Category: Write one of these: Cultural, SciTech, Sports, Academic, Independent.',
      '4 Hierarchy level: Write a number, such as 12 or 7.5.',
      '4 Active: Write Yes or No.',
      '4 Parent unit: There is no unit with this name. Write the name of a unit of the portal, or of this file.',
      '4 Contact email: Please enter a valid email address',
      "4 Allocated budget: The amount can't be negative.",
      "5 Parent unit: A unit can't be placed under itself.",
      '6 Name: Line 5 has this name too. Keep one of the two lines.',
    ]);
  });

  it('never stand below themselves', async () => {
    const header = 'Name,Type,Category,Parent unit,Contact email\n';
    const unit = (name: string, parent: string) => `${name},Club,Sports,${parent},x@example.edu\n`;
    const message = "Parent unit: A unit can't be placed under itself.";
    const ring = `${header}${unit('A', 'C')}${unit('B', 'A')}${unit('C', 'B')}`;
    expect(await faultsOf(org, 'units', ring)).toEqual([`2 ${message}`, `3 ${message}`, `4 ${message}`]);
    await imported(org, 'units', `${header}${unit('A', '')}${unit('B', 'A')}`);
    expect(await faultsOf(org, 'units', 'Name,Parent unit\nA,B\n')).toEqual([`2 ${message}`]);
  });

  it('belong to the category of a general secretary, who need not name it', async () => {
    await addUnit(org, 'Music Club', { category: 'cultural' });
    const header = 'Name,Type,Category,Contact email\n';
    expect(await imported(org, 'units', `${header}Robotics,Club,,r@example.edu\n`, 'GENSEC_SCITECH')).toMatchObject({
      created: 1,
    });
    const foreign = `${header}Dance,Club,Cultural,d@example.edu\nMusic Club,,,x@example.edu\n`;
    expect(await faultsOf(org, 'units', foreign, 'GENSEC_SCITECH')).toEqual([
      '2 Category: You can only manage units in your own category.',
      '3 Category: You can only manage units in your own category.',
    ]);
  });

  it('are changed by a general secretary where they stand, also below a unit of nobody’s category', async () => {
    await imported(org, 'units', `${HEADER}${CODING}${GYMKHANA}`);
    const change = 'Name,Description\nCoding Club,Weekly problem sets\n';
    expect(await imported(org, 'units', change, 'GENSEC_SCITECH')).toMatchObject({ changed: 1 });
  });
});

describe('units as a table', () => {
  it('are what is searched for, with the budgets that the caller manages', async () => {
    await addUnit(org, 'Music Club', { category: 'cultural', budget_info: { allocated_budget: 500 } });
    await addUnit(org, 'Chess Club', { category: 'scitech', budget_info: { allocated_budget: 700 } });
    const { status, text, headers } = await tree('GENSEC_SCITECH');
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename=units.csv']);
    expect(text).toMatch(/Chess Club,.*,700,0\r\n/);
    expect(text).toMatch(/Music Club,.*,,\r\n/);
    expect((await tree('PRESIDENT', '?q=music')).text).not.toContain('Chess');
  });
});
