import { isAmbiguousNumber, parseNumberText } from './number-text';

describe('a number that a person wrote', () => {
  it.each([
    ['12', 12],
    ['-7.5', -7.5],
    ['0.25', 0.25],
    ['1,000', 1000],
    ['1,00,000', 100_000],
    ['1,234,567.89', 1_234_567.89],
    ['2400.125', 2400.125],
  ])('%s is read', (text, number) => {
    expect(parseNumberText(text)).toBe(number);
    expect(isAmbiguousNumber(text)).toBe(false);
  });

  it.each(['999,50', '7,5', '1.000', '-12.500', '1,00'])('%s could be two numbers, and is none', (text) => {
    expect(parseNumberText(text)).toBeNaN();
    expect(isAmbiguousNumber(text)).toBe(true);
  });

  it.each(['1.000,50', '1000,000', '1,2,3', 'twelve', '1e3', '', '12x', '٣'])('%p is none', (text) => {
    expect(parseNumberText(text)).toBeNaN();
    expect(isAmbiguousNumber(text)).toBe(false);
  });
});
