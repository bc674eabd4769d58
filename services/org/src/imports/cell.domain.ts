/** Makes of the text of a cell what a call takes; throws {@link Misread} where it says something else. */
export type ReadCell = (text: string) => unknown;

/** A cell that cannot be read; the message says what to write instead. */
export class Misread extends Error {
  override readonly name = 'Misread';
}

export const asText: ReadCell = (text) => text;

/** Digits may be grouped, as in `1,00,000`. */
export const asNumber: ReadCell = (text) => {
  if (!/^-?(\d+|\d{1,3}(,\d{2,3})+)(\.\d+)?$/.test(text)) throw new Misread('Write a number, such as 12 or 7.5.');
  return Number(text.replaceAll(',', ''));
};

/** One of these values, by the name that people know it by or by itself, in any case. */
export function asOneOf(names: Readonly<Record<string, string>>): ReadCell {
  return (text) => {
    const wanted = text.toLowerCase();
    const found = Object.entries(names).find((entry) => entry.some((one) => one.toLowerCase() === wanted));
    if (!found) throw new Misread(`Write one of these: ${Object.values(names).join(', ')}.`);
    return found[0];
  };
}

export const asYesOrNo: ReadCell = (text) => {
  const wanted = text.toLowerCase();
  if (['yes', 'true', '1'].includes(wanted)) return true;
  if (['no', 'false', '0'].includes(wanted)) return false;
  throw new Misread('Write Yes or No.');
};

/** Several in one cell, each on its own line or after a semicolon. */
export const asList: ReadCell = (text) => text.split(/[;\n]/).map((part) => part.trim());

/** A day as ISO 8601 has it, or with the day first, as a spreadsheet here makes of it. */
export const asDay: ReadCell = (text) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (year === undefined) throw new Misread('Write the date as year-month-day, such as 2026-04-06.');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
