import { firstLoads as auth } from '../../mfe-auth/first-loads';
import { firstLoads as events } from '../../mfe-events/first-loads';
import { firstLoads as leadership } from '../../mfe-leadership/first-loads';
import { firstLoads as student } from '../../mfe-student/first-loads';
import { portalPages, type PortalPage } from '../../packages/web-kit/src/portal/pages';

const remotes = { mfe_auth: auth, mfe_events: events, mfe_leadership: leadership, mfe_student: student };
const pages: readonly PortalPage[] = portalPages;

describe.each(Object.entries(remotes))('the first loads of %s', (name, firstLoads) => {
  it('are of its pages, and no other, with the frame that the table of pages gives them', () => {
    const table = pages.filter(({ remote }) => remote === name);
    const framesOf = (rows: readonly (readonly [path: string, isFullScreen: boolean | undefined])[]) =>
      Object.fromEntries(rows.map(([path, isFullScreen = false]) => [path, isFullScreen]));
    const loads = Object.entries(firstLoads).map(([path, load]) => [path, load.isFullScreen] as const);
    expect(framesOf(loads)).toEqual(framesOf(table.map(({ path, isFullScreen }) => [path, isFullScreen] as const)));
  });
});
