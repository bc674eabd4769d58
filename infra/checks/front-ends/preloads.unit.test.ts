import { preloads as auth } from '../../../mfe-auth/preloads';
import { preloads as events } from '../../../mfe-events/preloads';
import { preloads as leadership } from '../../../mfe-leadership/preloads';
import { preloads as student } from '../../../mfe-student/preloads';
import { portalPages, type PortalPage } from '../../../packages/web-kit/src/portal/pages';

const remotes = { mfe_auth: auth, mfe_events: events, mfe_leadership: leadership, mfe_student: student };
const pages: readonly PortalPage[] = portalPages;

describe.each(Object.entries(remotes))('the preloads of %s', (name, preloads) => {
  it('are of its pages, and no other, with the frame that the table of pages gives them', () => {
    const table = pages.filter(({ remote }) => remote === name);
    const framesOf = (rows: readonly (readonly [path: string, isFullScreen: boolean | undefined])[]) =>
      Object.fromEntries(rows.map(([path, isFullScreen = false]) => [path, isFullScreen]));
    const loads = Object.entries(preloads).map(([path, load]) => [path, load.isFullScreen] as const);
    expect(framesOf(loads)).toEqual(framesOf(table.map(({ path, isFullScreen }) => [path, isFullScreen] as const)));
  });
});
