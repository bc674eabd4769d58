import { visitedPages } from '../../e2e/fixtures/visited-pages';
import { portalPages } from '../../packages/web-kit/src/portal/pages';

/** Visited by journeys of their own, which first make what the page is about. */
const inJourneys = ['/events/:id', '/events/:id/check-in', '/units/:unitId', '/profile/:userId'];

describe('the pages that are visited for axe', () => {
  it('are all of the table of pages', () => {
    const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`);
    const isVisited = (path: string) =>
      visitedPages.some((page) => patternOf(path).test(page.path.split('?')[0] ?? ''));
    const others = portalPages.map(({ path }) => path).filter((path) => !isVisited(path));
    expect(others).toEqual(inJourneys);
  });
});
