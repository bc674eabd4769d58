import { visitedPages } from '../../../e2e/fixtures/visited-pages';
import { portalPages } from '../../../packages/web-kit/src/portal/pages';

/** Visited by journeys of their own, which first make what the page is about. */
const inJourneys = ['/events/:id', '/events/:id/check-in', '/units/:unitId', '/profile/:userId'];

describe('the pages that are visited for axe', () => {
  it('are all of the table of pages', () => {
    const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`);
    // The first page whose pattern fits is the one that opens, as `/profile/record` is no page of a person.
    const pageAt = (path: string) => portalPages.find((page) => patternOf(page.path).test(path))?.path;
    const visited = new Set<string | undefined>(visitedPages.map(({ path }) => pageAt(path.split('?')[0] ?? '')));
    const others = portalPages.map(({ path }) => path).filter((path) => !visited.has(path));
    expect(others).toEqual(inJourneys);
  });
});
