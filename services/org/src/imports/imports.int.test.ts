import { startTestService, testClock, type TestService } from '@portal/test-kit';
import { apply, check, checked, imported, upload } from '../../testing/imports';
import { addUnit, changeUnit } from '../../testing/units';
import { orgService } from '../index';
import { createImportRepository } from './import.repository';

const HEADER = 'Name,Type,Category,Contact email\n';
const unit = (name: string) => `${name},Club,SciTech,${name.toLowerCase()}@example.edu\n`;

let org: TestService;
const clock = testClock('2026-11-20T10:00:00Z');
beforeEach(async () => {
  org = await startTestService(orgService, { clock });
});
afterEach(() => org.stop());

const unitNames = async () => {
  const { body } = await org.request<{ units: { name: string }[] }>('PRESIDENT', 'GET', '/api/orgUnit/tree');
  return body.units.map(({ name }) => name);
};

describe('a file that is uploaded', () => {
  it('says its columns, its first rows and what of them matches by name', async () => {
    const { status, body } = await upload(
      org,
      'PRESIDENT',
      'units',
      'sep=;\nTYPE;Remark;contact  E-mail\nClub;x;\n\nA;b;c',
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      kind: 'units',
      columns: ['TYPE', 'Remark', 'contact  E-mail'],
      rows: 2,
      sample: [
        ['Club', 'x', ''],
        ['A', 'b', 'c'],
      ],
      match: { type: 0, 'contact_info.email': 2 },
      version: 1,
      check: null,
      applied: null,
      progress: null,
    });
  });

  it.each([
    ['no table', Buffer.from('PK\u0003\u0004\u0000'), 'IMPORT.NOT_CSV', /Save as/],
    ['nothing in it', '', 'IMPORT.NO_ROWS', /no rows/],
    ['only a header', HEADER, 'IMPORT.NO_ROWS', /no rows/],
    ['a quotation mark that never ends', `${HEADER}"Chess,\n`, 'IMPORT.UNREADABLE', /Line \d+ can't be read/],
    ['too many rows', HEADER + unit('A').repeat(5001), 'IMPORT.TOO_MANY_ROWS', /at most 5000 rows/],
    ['too many columns', `${'A,'.repeat(100)}A\n1\n`, 'IMPORT.TOO_MANY_COLUMNS', /too many columns \(at most 100\)/],
  ])('is refused with %s', async (_case, file, code, message) => {
    const { status, body } = await upload(org, 'PRESIDENT', 'units', file);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toMatch(message);
  });

  it('needs the columns by which its rows are known', async () => {
    const { body } = await upload(org, 'PRESIDENT', 'holders', 'A,B\n1,2\n');
    const match = { position_id: 2, name: 0 };
    const { status, body: refused } = await check(org, 'PRESIDENT', { ...body, match });
    expect(status).toBe(400);
    expect(refused.errors?.map(({ path }) => path)).toEqual([
      'columns.position_id',
      'columns.name',
      'columns.email',
      'columns.unit',
      'columns.tenure_year',
    ]);
  });

  it('belongs to the person who sent it', async () => {
    const { body } = await upload(org, 'PRESIDENT', 'units', HEADER + unit('Chess'));
    for (const answer of [await check(org, 'GENSEC_SCITECH', body), await apply(org, 'GENSEC_SCITECH', body)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'IMPORT.NOT_FOUND']);
    }
  });

  it('takes the place of the oldest that waits, and not of what was imported', async () => {
    const done = await checked(org, 'units', HEADER + unit('Chess'));
    await apply(org, 'PRESIDENT', done);
    const uploads = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      uploads.push((await upload(org, 'PRESIDENT', 'units', HEADER + unit(name))).body);
    }
    const statusOf = async ({ _id }: { _id: string }) =>
      (await org.request('PRESIDENT', 'GET', `/api/imports/${_id}`)).status;
    const [oldest, ...others] = await Promise.all(uploads.map(statusOf));
    expect([oldest, others, await statusOf(done)]).toEqual([404, [200, 200, 200], 200]);
  });

  it('is kept for two hours, and what was imported of it for a day, without the file', async () => {
    const { _id } = await checked(org, 'units', HEADER + unit('Chess'));
    const stored = () => org.store.connection.collection<{ _id: string }>('imports').findOne({ _id });
    expect(await stored()).toMatchObject({ expiresAt: new Date('2026-11-20T12:00:00Z') });
    await apply(org, 'PRESIDENT', { _id, version: 2 });
    expect(await stored()).toMatchObject({ expiresAt: new Date('2026-11-21T10:00:00Z'), file: { position: 0 } });
  });

  it('has its faults as a table too', async () => {
    const { _id } = await checked(org, 'units', `${HEADER}=Chess,Team,SciTech,c@example.edu\n`);
    const accept = { headers: { accept: 'text/csv' } };
    const { text } = await org.request('PRESIDENT', 'GET', `/api/imports/${_id}`, undefined, accept);
    const message = '"Write one of these: Council, Club, Committee, Independent position."';
    expect(text).toBe(`Line,Column,Value,What to write instead\r\n2,Type,Team,${message}\r\n`);
  });
});

describe('a file that is imported', () => {
  it('is stored once, however often and in how many windows it is sent', async () => {
    const file = await checked(org, 'units', HEADER + unit('Chess') + unit('Music'));
    const answers = await Promise.all([1, 2, 3].map(() => apply(org, 'PRESIDENT', file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers) expect(body.applied).toMatchObject({ created: 2, changed: 0, unchanged: 0 });
    expect(await org.outbox()).toHaveLength(2);
  });

  it('is stored as a whole or not at all, when the portal changed after the check', async () => {
    const file = await checked(
      org,
      'units',
      `${HEADER}${unit('Chess')}Music,Club,SciTech,m@example.edu\n`,
      'GENSEC_SCITECH',
    );
    await addUnit(org, 'Music', { category: 'cultural' });
    const before = await org.outbox();
    const { status, body } = await apply(org, 'GENSEC_SCITECH', file);
    expect([status, body.code]).toEqual([409, 'IMPORT.HAS_FAULTS']);
    expect(await unitNames()).toEqual(['Music']);
    expect(await org.outbox()).toEqual(before);
    const { body: after } = await org.request<typeof file>('GENSEC_SCITECH', 'GET', `/api/imports/${file._id}`);
    expect(after).toMatchObject({ applied: null, version: file.version + 1, check: { fault_count: 1 } });
    expect(after.check.faults).toMatchObject([{ line: 3, column: 'Category', value: 'SciTech' }]);
  });

  it('is the one that was checked last', async () => {
    const file = await checked(org, 'units', HEADER + unit('Chess'));
    await check(org, 'PRESIDENT', file);
    const { status, body } = await apply(org, 'PRESIDENT', file);
    expect([status, body.code]).toEqual([409, 'IMPORT.CHANGED_MEANWHILE']);
    const { body: unchecked } = await upload(org, 'PRESIDENT', 'units', HEADER + unit('Chess'));
    expect((await apply(org, 'PRESIDENT', unchecked)).status).toBe(409);
    expect(await unitNames()).toEqual([]);
  });

  it('stays imported when the build before this one did it', async () => {
    const { _id: id } = await checked(org, 'units', HEADER + unit('Chess'));
    const taken = { created: 1, changed: 0, unchanged: 0, at: new Date('2026-11-20T10:00:00Z') };
    const stored = org.store.connection.collection<{ _id: string }>('imports');
    await stored.updateOne({ _id: id }, { $set: { taken }, $unset: { applied: true } });
    const read = async () => (await org.request('PRESIDENT', 'GET', `/api/imports/${id}`)).body;
    // An instance of the earlier build may store such a row after the migration.
    expect(await read()).toMatchObject({ _id: id, applied: null });
    await createImportRepository(org.store).renameTaken();
    expect(await read()).toMatchObject({ applied: { created: 1, at: '2026-11-20T10:00:00.000Z' } });
  });

  it('renames what others show of a unit', async () => {
    const id = await addUnit(org, 'Chess');
    await changeUnit(org, 'PRESIDENT', id, { name: 'chess' });
    expect(await imported(org, 'units', 'Name,Category\nCHESS,Sports\n')).toMatchObject({ changed: 1 });
    expect(await unitNames()).toEqual(['CHESS']);
  });
});
