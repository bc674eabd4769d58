import { keyOf } from '@portal/contracts';
import { isAmbiguousNumber, parseNumberText } from '@portal/contracts/number-text';
import { readListCell } from '@portal/service-kit/csv';

/** Parses the text of a cell into what a call takes; throws {@link CellError} where it is something else. */
export type ParseCell = (text: string) => unknown;

/** A cell that cannot be parsed; the message says what to write instead. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

export const parseText: ParseCell = (text) => text;

export const parseNumber: ParseCell = (text) => {
  if (isAmbiguousNumber(text)) {
    throw new CellError('Write the number like 1000.50, without a separator between thousands.');
  }
  const number = parseNumberText(text);
  if (Number.isNaN(number)) throw new CellError('Write a number, such as 12 or 7.5.');
  return number;
};

/** One of these values, by its key or by the name that people know it by, in any case. */
export function parseOneOf(names: Readonly<Record<string, string>>): ParseCell {
  return (text) => {
    const wanted = keyOf(text);
    const found = Object.entries(names).find((entry) => entry.some((one) => keyOf(one) === wanted));
    if (!found) throw new CellError(`Write one of these: ${Object.values(names).join(', ')}.`);
    return found[0];
  };
}

export const parseYesOrNo: ParseCell = (text) => {
  const wanted = keyOf(text);
  if (['yes', 'true', '1'].includes(wanted)) return true;
  if (['no', 'false', '0'].includes(wanted)) return false;
  throw new CellError('Write Yes or No.');
};

/** Several in one cell. */
export const parseList: ParseCell = readListCell;

/** A day as ISO 8601 has it, or with the day first, as spreadsheets here write it. */
export const parseDay: ParseCell = (text) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (year === undefined) throw new CellError('Write the date as year-month-day, such as 2026-04-06.');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
