import { csvText } from './csv-text';

describe('a table that the page writes', () => {
  it('quotes what would end a cell, and lets no text be run as a formula', () => {
    const rows = [
      ['Name', 'Count'],
      ['Music, "live"', -2],
      ['=1+1', 0],
      ["'=1+1", 0],
    ];
    expect(csvText(rows)).toBe('Name,Count\r\n"Music, ""live""",-2\r\n\'=1+1,0\r\n\'\'=1+1,0\r\n');
  });
});
