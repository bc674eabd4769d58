import { searchStartsOf, searchWordsOf } from '@portal/contracts';
import escapeStringRegexp from 'escape-string-regexp';

const MAX_TERMS = 600;

/**
 * Every beginning of what a search looks through, to be stored with a document: a search is then an equality, which an
 * index answers in the order of the list.
 */
export function searchTermsOf(...texts: string[]): string[] {
  const terms = new Set<string>();
  for (const start of searchStartsOf(...texts)) {
    const letters = Array.from(start);
    for (let length = 1; length <= letters.length; length += 1) terms.add(letters.slice(0, length).join(''));
  }
  return [...terms].slice(0, MAX_TERMS);
}

/** The same in one text, to be stored with a document of which a list has few beside each other. */
export function searchTextOf(...texts: string[]): string {
  return searchStartsOf(...texts).join(' ');
}

/** A condition for each typed word on stored terms. */
export function termConditionsOf(typed: string, field = 'terms'): object[] {
  return searchWordsOf(typed).map((ways) => ({ [field]: ways.length === 1 ? ways[0] : { $in: ways } }));
}

/** What a filter of a list has of a search for stored terms. */
export function termFilterOf(typed: string | undefined, field?: string): { $and?: object[] } {
  return filterOf(termConditionsOf(typed ?? '', field));
}

/** The same for a stored search text, or several of which each word is in one. */
export function textFilterOf(typed: string | undefined, fields = ['searchText']): { $and?: object[] } {
  const conditions = searchWordsOf(typed ?? '').map((ways) => {
    const pattern = { $regex: `(^| )(${ways.map(escapeStringRegexp).join('|')})` };
    const [first, ...others] = fields.map((field) => ({ [field]: pattern }));
    return others.length === 0 ? (first ?? {}) : { $or: [first, ...others] };
  });
  return filterOf(conditions);
}

/** Patterns for each typed word: a stored beginning of `searchStartsOf` matches one of them. */
export function startPatternsOf(typed: string): RegExp[][] {
  return searchWordsOf(typed).map((ways) => ways.map((way) => new RegExp(`^${escapeStringRegexp(way)}`)));
}

const filterOf = (conditions: object[]) => (conditions.length > 0 ? { $and: conditions } : {});
