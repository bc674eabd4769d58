import { inManyTurns } from '@portal/test-kit/turns';
import fc from 'fast-check';
import {
  csvOf,
  csvOfColumns,
  csvPartsOf,
  CsvTooLarge,
  listCellOf,
  readCsv,
  readListCell,
  UnreadableCsv,
  type Columns,
} from './csv';

describe('a table for a spreadsheet', () => {
  it('begins with a byte order mark and quotes what it must', () => {
    const rows = [
      ['Name', 'Places'],
      ['Rao, "Asha"', 3],
    ];
    expect(csvOf(rows)).toBe('\uFEFFName,Places\r\n"Rao, ""Asha""",3\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('runs no formula: %j', (text) => {
    expect(csvOf([[text]])).toContain(`'${text}`);
  });

  it.each(['\n', '\r', '\r\n'])('runs no formula that comes after a line break in a text: %j', (lineBreak) => {
    expect(csvOf([[`Thanks${lineBreak}=1+1`, 'x']])).toBe(`\uFEFF"Thanks${lineBreak}=1+1",x\r\n`);
  });
});

const LIMITS = { rows: 5, columns: 3 };
const TABLE = 'Name;Café\r\nRéné;"one; two"\r\n';
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe('a table from a spreadsheet', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['UTF-16, little end first', utf16(TABLE)],
    ['UTF-16, big end first', swapped(utf16(TABLE))],
    ['Windows-1252', Buffer.from(TABLE, 'latin1')],
    ['commas', Buffer.from('Name,Café\nRéné,one; two\n')],
    ['tabs', utf16('Name\tCafé\nRéné\tone; two\n')],
    ['a line that names the separator', Buffer.from('sep=|\r\nName|Café\r\nRéné|one; two')],
    ['old line ends', Buffer.from('Name;Café\rRéné;"one; two"\r')],
  ])('is read in %s', async (_case, bytes) => {
    expect(await readCsv(bytes, LIMITS)).toEqual([
      { line: 1, cells: ['Name', 'Café'] },
      { line: 2, cells: ['Réné', 'one; two'] },
    ]);
  });

  it('counts its lines as the spreadsheet does, blank ones and those within a cell too', async () => {
    const table = 'Name,Note\r\n"Asha","two\nlines"\r\n,\r\n\r\nBela,\r\n';
    const lines = await readCsv(Buffer.from(table), LIMITS);
    expect(lines?.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Name'],
      [2, 'Asha'],
      [5, 'Bela'],
    ]);
  });

  it('gives back what was written as it was, a formula as text', async () => {
    const rows = [
      ['Name', 'Note'],
      ['=1+1', "'quoted'"],
      ['@home', 'Rao, "Asha"'],
    ];
    const read = await readCsv(Buffer.from(csvOf(rows)), LIMITS);
    expect(read?.map(({ cells }) => cells)).toEqual(rows);
  });

  it('gives back every text as it was but for spaces around it', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', '').trim());
    const guardLike = fc
      .tuple(fc.constantFrom("'", "''", ''), fc.constantFrom('=', '-1', '＝a'))
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(text, guardLike), { minLength: 1, maxLength: 4 }), async (cells) => {
        const table = [
          ['x', ...cells.map(() => 'y')],
          ['x', ...cells],
        ];
        const [, row] = (await readCsv(Buffer.from(csvOf(table)), { rows: 1, columns: 5 })) ?? [];
        expect(row?.cells).toEqual(['x', ...cells]);
      }),
    );
  });

  it.each([
    ['\r\n', ' \t '],
    ['\n', '\r'],
  ])('may have spaces in its blank rows and around its cells, in lines that end with %j', async (end, blank) => {
    const table = ['Name,Note', blank, '"Asha" , x', '  ,', 'Bela,', ''].join(end);
    expect(await readCsv(Buffer.from(table), LIMITS)).toEqual([
      { line: 1, cells: ['Name', 'Note'] },
      { line: 3, cells: ['Asha', 'x'] },
      { line: 5, cells: ['Bela', ''] },
    ]);
  });

  it('is no workbook, and no line with a quotation mark that never ends', async () => {
    expect(await readCsv(Buffer.from('PK\u0003\u0004\u0000\u0000'), LIMITS)).toBeNull();
    await expect(readCsv(Buffer.from('Name,Note\n"Asha,\nBela,x\n'), LIMITS)).rejects.toThrow(UnreadableCsv);
  });
});

const MANY = 1_000_000;

describe('a large table', () => {
  it('may have as many rows as its limit, and any number of blank ones', async () => {
    const table = `Name,Note\n${'\n'.repeat(MANY)}${'A,1\n'.repeat(5)}${',\r\n'.repeat(MANY)}`;
    const lines = await readCsv(Buffer.from(table), LIMITS);
    expect(lines?.map(({ line }) => line)).toEqual([1, ...[2, 3, 4, 5, 6].map((row) => MANY + row)]);
  });

  it.each([
    ['rows', `Name,Note\n${'A,1\n'.repeat(6)}`, new CsvTooLarge('rows')],
    ['blank rows that are shorter than the header', `A,B,C\n${',\n'.repeat(MANY)}end`, new CsvTooLarge('rows')],
    ['blank rows with separators', `A,B\n${',\n'.repeat(MANY)}end`, new CsvTooLarge('rows')],
    ['rows of quotation marks', `A\n${'""\n'.repeat(MANY)}`, new CsvTooLarge('rows')],
    ['columns', 'A,B,C,D\n', new CsvTooLarge('columns')],
    ['columns in one row', `A\n${','.repeat(MANY)}end`, new UnreadableCsv(2)],
    ['characters in a cell', `A\n${'x'.repeat(MANY)}\n`, new UnreadableCsv(2)],
  ])('is read no further when it has too many %s', async (_case, table, error) => {
    await expect(readCsv(Buffer.from(table), LIMITS)).rejects.toEqual(error);
  });

  it.each([
    ['read', Buffer.from(`A,B,C\n${',,\n'.repeat(MANY)}end`), 10],
    ['decoded', Buffer.alloc(5 * MANY, 0xff), 5],
  ])('lets others be served while it is %s', async (_case, table, least) => {
    const { turns } = await inManyTurns(() => readCsv(table, LIMITS).catch(() => null));
    expect(turns).toBeGreaterThan(least);
  });
});

describe('a table of things', () => {
  it('has a header, and a cell a column', () => {
    const columns: Columns<{ n: number }> = { Number: ({ n }) => n, Twice: ({ n }) => 2 * n };
    expect(csvOfColumns(columns, [{ n: 1 }, { n: 2 }])).toBe('\uFEFFNumber,Twice\r\n1,2\r\n2,4\r\n');
    expect(csvOfColumns(columns, [])).toBe('\uFEFFNumber,Twice\r\n');
  });

  it('is the same in parts, one for each batch', async () => {
    const columns: Columns<number> = { Number: (n) => n, Text: (n) => `=${n}` };
    const batches = async function* () {
      yield [1, 2];
      yield [];
      yield [3];
    };
    const parts: string[] = [];
    for await (const part of csvPartsOf(columns, batches())) parts.push(part);
    expect(parts).toEqual(["\uFEFFNumber,Text\r\n1,'=1\r\n2,'=2\r\n", '', "3,'=3\r\n"]);
    expect(parts.join('')).toBe(csvOfColumns(columns, [1, 2, 3]));
  });
});

describe('a list in a cell', () => {
  it('has a semicolon between its texts, and quotation marks where they need them', () => {
    expect(listCellOf(['Git', 'C++'])).toBe('Git; C++');
    expect(listCellOf(['Plan; then do', 'Say "no"'])).toBe('"Plan; then do"; Say "no"');
  });

  it('gives back every list as it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(';', '"', ' ', '\n', 'a') }),
    );
    fc.assert(fc.property(fc.array(text), (texts) => expect(readListCell(listCellOf(texts))).toEqual(texts)));
  });

  it('is read as people write it: in lines, with spaces, with quotation marks inside a text', () => {
    expect(readListCell('Git ;C++\r\nRust\n')).toEqual(['Git', 'C++', 'Rust']);
    expect(readListCell('A 21" screen; "Best" member')).toEqual(['A 21" screen', '"Best" member']);
    expect(readListCell('Git; "Plan')).toEqual(['Git', '"Plan']);
  });
});
