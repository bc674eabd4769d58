import { matchesSearch } from '@portal/contracts';
import { searchTermsOf, searchTextOf, startPatternsOf, termConditionsOf, termFilterOf, textFilterOf } from './search';

type Condition = Record<string, unknown>;

/** As the store compares a list of terms. */
const hasTerm = (terms: string[], { terms: wanted }: Condition) => {
  const ways = typeof wanted === 'string' ? [wanted] : (wanted as { $in: string[] }).$in;
  return ways.some((way) => terms.includes(way));
};
/** As the store compares a text. */
const hasText = (text: string, condition: Condition) =>
  new RegExp((condition['searchText'] as { $regex: string }).$regex).test(text);

describe('a stored search', () => {
  it.each([
    ['hack club', 'Coding Club', 'Spring Hackathon'],
    ['thon', 'Spring Hackathon', ''],
    ['dsouza', "D'Souza", ''],
    ['tech fest', 'Techfest', ''],
    ['tech fest', 'Tech Fair', ''],
    ['c++', 'C++ (beginners)', ''],
    ['.*', 'Spring Hackathon', ''],
  ])('finds by terms, by text and by patterns what a page finds by itself: %s in %s %s', (typed, ...texts) => {
    const isFound = matchesSearch(typed, ...texts);
    const terms = searchTermsOf(...texts);
    expect(termConditionsOf(typed).every((condition) => hasTerm(terms, condition as Condition))).toBe(isFound);
    const text = searchTextOf(...texts);
    expect(textFilterOf(typed).$and?.every((condition) => hasText(text, condition as Condition))).toBe(isFound);
    const starts = text.split(' ');
    const isMatched = (patterns: RegExp[]) => starts.some((start) => patterns.some((pattern) => pattern.test(start)));
    expect(startPatternsOf(typed).every(isMatched)).toBe(isFound);
  });

  it('finds each word in one of several texts', () => {
    expect(textFilterOf('hall git', ['search.room', 'search.subject'])).toEqual({
      $and: ['hall', 'git'].map((word) => ({
        $or: ['search.room', 'search.subject'].map((field) => ({
          [field]: { $regex: expect.stringContaining(word) },
        })),
      })),
    });
  });

  it('leaves out nothing when nothing is typed', () => {
    expect([termFilterOf(undefined), termFilterOf(' '), textFilterOf('')]).toEqual([{}, {}, {}]);
  });

  it('asks for an equality, for which an index gives the order, and for a list only of words that may be joined', () => {
    expect(termFilterOf('tech fest', 'publicTerms')).toEqual({
      $and: [{ publicTerms: 'tech' }, { publicTerms: { $in: ['fest', 'techfest'] } }],
    });
  });

  it('has a bounded number of terms', () => {
    expect(searchTermsOf(Array.from({ length: 200 }, (_, number) => `word${number}`).join(' '))).toHaveLength(600);
  });
});
