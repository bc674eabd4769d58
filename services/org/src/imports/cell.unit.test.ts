import { CellError, parseDay, parseList, parseNumber, parseOneOf, parseYesOrNo } from './cell.domain';

const refused = expect.any(CellError);
function valueOf(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    return error;
  }
}

describe('the text of a cell', () => {
  it('is a number, with or without separators', () => {
    expect(['12', '-7.5', '1,00,000'].map(parseNumber)).toEqual([12, -7.5, 100_000]);
  });

  it('is refused as a number that could be two, with what to write instead', () => {
    const message = 'Write the number like 1000.50, without a separator between thousands.';
    for (const text of ['999,50', '1.000']) expect(valueOf(parseNumber, text)).toMatchObject({ message });
    expect(valueOf(parseNumber, 'many')).toMatchObject({ message: 'Write a number, such as 12 or 7.5.' });
  });

  it('is one of the values by its key or its name, in any case', () => {
    const parse = parseOneOf({ scitech: 'Science and Technology', cultural: 'Cultural' });
    const texts = ['SCITECH', 'science and technology', 'cultural'];
    expect(texts.map(parse)).toEqual(['scitech', 'scitech', 'cultural']);
    expect(valueOf(parse, 'arts')).toMatchObject({ message: 'Write one of these: Science and Technology, Cultural.' });
  });

  it('is yes or no', () => {
    expect(['Yes', 'TRUE', '1'].map(parseYesOrNo)).toEqual([true, true, true]);
    expect(['no', 'False', '0'].map(parseYesOrNo)).toEqual([false, false, false]);
    expect(valueOf(parseYesOrNo, 'maybe')).toEqual(refused);
  });

  it('is a list by line or semicolon', () => {
    expect(parseList('Git; C++\nRust')).toEqual(['Git', 'C++', 'Rust']);
  });

  it('is a day by ISO 8601, or with the day first', () => {
    expect(['2026-04-06', '6/4/2026', '06.04.2026', '06-04-2026'].map(parseDay)).toEqual(Array(4).fill('2026-04-06'));
    const others = ['April', '2026/04/06', '6/4/26', '12026-04-06', '2026-04-06T10:00', '106/4/2026', '6/4/20261'];
    for (const text of others) expect(valueOf(parseDay, text)).toEqual(refused);
  });
});
