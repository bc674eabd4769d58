import { checkPortalPaths, findDeadPaths } from './portal-paths';
import { root } from '../repository/root';

const file = 'mfe-events/src/paths.ts';
const deadIn = (text: string, path = file) => findDeadPaths([{ path, text }]);

describe('a path in the portal', () => {
  it('leads to a page, a call or a route of the shell, everywhere', () => {
    expect(checkPortalPaths(root)).toEqual([]);
  });

  it.each([
    ["const home = '/achievements';", '/achievements'],
    ['<Link href="/endorsements">', '/endorsements'],
    [
      'navigate(`/skills/${encodeURIComponent(id)}/edit?from=home`)',
      '/skills/${encodeURIComponent(id)}/edit?from=home',
    ],
    ['link: `${publicOrigin}/certificates`', '/certificates'],
    ["pathname.startsWith('/onboard/')", '/onboard/'],
    ["fetch('/api/nothing')", '/api/nothing'],
  ])('is refused in %s', (text, path) => {
    expect(deadIn(text)).toEqual([
      `${file}: "${path}" is no page of web-kit's table, no route of the shell and no call`,
    ]);
  });

  it('is refused in notifications and emails too', () => {
    const template = 'services/activity/src/notifications/notification.template.ts';
    expect(deadIn("link: '/achievements'", template)).toHaveLength(1);
  });

  it.each([
    "const events = '/events';",
    'link: `/events/${data.eventId}`',
    'href={`/events?q=${encodeURIComponent(title)}`}',
    '`${publicOrigin}/settings`',
    "pathname.startsWith('/confirm-email/')",
    "apiClient.get('/settings.json')",
    "// was '/achievements'",
    "/* '/endorsements' */",
    "const type = 'text/csv';",
  ])('is fine in %s', (text) => expect(deadIn(text)).toEqual([]));

  it('may be one of the shell, as its routes name it', () => {
    const routes = { path: 'shell/src/routing/portal-routes.tsx', text: "{ path: '/signed-in', element }" };
    const link = { path: 'shell/src/pages/a.tsx', text: '<Link href="/signed-in">' };
    expect(findDeadPaths([link])).toHaveLength(1);
    expect(findDeadPaths([routes, link])).toEqual([]);
  });
});
