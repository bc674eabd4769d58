import { IMPORT_LIMITS } from '@portal/contracts';
import { checkOf, readUpload, requireMatch, rowsOf } from './import.domain';

const fileOf = (text: string) => Buffer.from(text);
const LONG = 'x'.repeat(201);
const SHORT = 'y'.repeat(200);

describe('a file that is uploaded', () => {
  it('has its columns, its first three rows as far as they are shown, and the columns that say what they are', async () => {
    const rows = [`Chess,${LONG}`, `Music,${SHORT}`, 'Dance', 'Quiz,later'];
    expect(await readUpload('units', fileOf(`name,Remarks\n${rows.join('\n')}\n`))).toEqual({
      kind: 'units',
      columns: ['name', 'Remarks'],
      sample: [
        ['Chess', `${'x'.repeat(200)}…`],
        ['Music', SHORT],
        ['Dance', ''],
      ],
      rows: 4,
      match: { name: 0 },
    });
  });

  it('is refused for what it is not, and a programming error is none of these', async () => {
    await expect(readUpload('units', fileOf('Name\n'))).rejects.toMatchObject({ code: 'IMPORT.NO_ROWS' });
    const wide = `${'a,'.repeat(IMPORT_LIMITS.columns)}a\n1\n`;
    await expect(readUpload('units', fileOf(wide))).rejects.toMatchObject({ code: 'IMPORT.TOO_MANY_COLUMNS' });
    const long = `Name\n${'a\n'.repeat(IMPORT_LIMITS.rows + 1)}`;
    await expect(readUpload('units', fileOf(long))).rejects.toMatchObject({ code: 'IMPORT.TOO_MANY_ROWS' });
    await expect(readUpload('units', undefined as unknown as Buffer)).rejects.toBeInstanceOf(TypeError);
  });
});

describe('the columns of an import', () => {
  it('are of the file and the kind, and every field that is needed has one', () => {
    const source = { kind: 'units', columns: ['Name', 'Remarks'] } as const;
    const refused = (match: Record<string, number>) => {
      try {
        requireMatch({ ...source, columns: [...source.columns] }, match);
        return null;
      } catch (error) {
        return (error as { details: { errors: unknown } }).details.errors;
      }
    };
    expect(refused({ name: 1 })).toBeNull();
    const unknown = 'Choose a column of the file.';
    expect(refused({ name: 2, motto: 1 })).toEqual([
      { path: 'columns.name', message: unknown },
      { path: 'columns.motto', message: unknown },
    ]);
    expect(refused({ type: 0 })).toEqual([{ path: 'columns.name', message: 'Choose the column that has this.' }]);
  });

  it('give the rows their texts, without spaces around them, and none where a line is shorter', async () => {
    const file = fileOf('Name,Type\n  Chess ,Club\nMusic\n');
    expect(await rowsOf({ file, match: { name: 0, type: 1 } })).toEqual([
      { line: 2, cells: { name: 'Chess', type: 'Club' } },
      { line: 3, cells: { name: 'Music', type: '' } },
    ]);
  });
});

describe('the check of an import', () => {
  const fault = (line: number, field = 'name') => ({ line, field, message: 'Wrong.' });
  const planOf = (faults: ReturnType<typeof fault>[]) => ({ added: [1, 2], changed: [3], unchanged: 4, faults });
  const source = { kind: 'units', columns: ['Remarks', 'What it is called'], match: { name: 1 } } as const;
  const check = (faults: ReturnType<typeof fault>[]) =>
    checkOf({ ...source, columns: [...source.columns] }, planOf(faults), [
      { line: 2, cells: { name: LONG } },
      { line: 3, cells: { name: SHORT } },
    ]);

  it('counts, and names line, column of the file and what stands there of each fault in order', () => {
    expect(check([fault(3), fault(2), fault(4), fault(2, 'type'), fault(2, 'motto')])).toEqual({
      created: 2,
      changed: 1,
      unchanged: 4,
      faultCount: 5,
      faults: [
        { line: 2, column: 'What it is called', value: `${'x'.repeat(200)}…`, message: 'Wrong.' },
        { line: 2, column: 'Type', value: '', message: 'Wrong.' },
        { line: 2, column: 'motto', value: '', message: 'Wrong.' },
        { line: 3, column: 'What it is called', value: SHORT, message: 'Wrong.' },
        { line: 4, column: 'What it is called', value: '', message: 'Wrong.' },
      ],
    });
  });

  it('names the first of many faults, and how many there are', () => {
    const many = IMPORT_LIMITS.faults + 1;
    const { faults, faultCount } = check(Array.from({ length: many }, (_, index) => fault(many - index + 1)));
    expect([faults.length, faultCount]).toEqual([IMPORT_LIMITS.faults, many]);
    expect([faults[0]?.line, faults.at(-1)?.line]).toEqual([2, many]);
  });
});
