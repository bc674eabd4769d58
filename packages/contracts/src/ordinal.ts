const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `11th`. */
export const ordinal = (place: number): string => `${place}${suffixes[rules.select(place)] ?? 'th'}`;
