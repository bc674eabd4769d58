import { csvOf, csvOfColumns, readCsv, UnreadableCsv, type Columns } from './csv';

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
});

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
  ])('is read in %s', (_case, bytes) => {
    expect(readCsv(bytes)).toEqual([
      { line: 1, cells: ['Name', 'Café'] },
      { line: 2, cells: ['Réné', 'one; two'] },
    ]);
  });

  it('counts its lines as the spreadsheet does, blank ones and those within a cell too', () => {
    const lines = readCsv(Buffer.from('Name,Note\r\n"Asha","two\nlines"\r\n,\r\n\r\nBela,\r\n'));
    expect(lines?.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Name'],
      [2, 'Asha'],
      [5, 'Bela'],
    ]);
  });

  it('gives back what was written as it was, a formula as text', () => {
    const rows = [
      ['Name', 'Note'],
      ['=1+1', "'quoted'"],
      ['@home', 'Rao, "Asha"'],
    ];
    expect(readCsv(Buffer.from(csvOf(rows)))?.map(({ cells }) => cells)).toEqual(rows);
  });

  it('is no workbook, and no line with a quotation mark that never ends', () => {
    expect(readCsv(Buffer.from('PK\u0003\u0004\u0000\u0000'))).toBeNull();
    expect(() => readCsv(Buffer.from('Name,Note\n"Asha,\nBela,x\n'))).toThrow(UnreadableCsv);
  });
});

describe('a table of things', () => {
  it('has a header, and a cell a column', () => {
    const columns: Columns<{ n: number }> = { Number: ({ n }) => n, Twice: ({ n }) => 2 * n };
    expect(csvOfColumns(columns, [{ n: 1 }, { n: 2 }])).toBe('\uFEFFNumber,Twice\r\n1,2\r\n2,4\r\n');
    expect(csvOfColumns(columns, [])).toBe('\uFEFFNumber,Twice\r\n');
  });
});
