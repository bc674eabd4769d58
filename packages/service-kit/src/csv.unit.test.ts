import { csvOf } from './csv';

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
