/** Digits may be grouped by commas, by threes or as in `1,00,000`; the last group has three. */
const NUMBER = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;

/** `999,50` and `1.000`: what some write before decimals, others write between thousands. No field has three decimals. */
const AMBIGUOUS = /^-?(\d+,\d{1,2}|\d{1,3}\.\d{3})$/;

/** Whether a text is one number to some people and another one to others. */
export function isAmbiguousNumber(text: string): boolean {
  return AMBIGUOUS.test(text);
}

/** The number that a person wrote, such as `12`, `7.5` or `1,00,000`; NaN for any other text and an ambiguous one. */
export function parseNumberText(text: string): number {
  return NUMBER.test(text) && !isAmbiguousNumber(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}
