import { portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { calls } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

const server = portalServer(...emptyHome);

/** Notifications are the bell's: it asks for them on every page, by the same query. */
const OF_THE_FRAME: readonly string[] = [calls.listNotifications.path, calls.streamNotifications.path];

it('the home makes five calls, in one step', async () => {
  const asked: string[] = [];
  const answered: string[] = [];
  let askedBeforeAnswers = 0;
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (OF_THE_FRAME.includes(pathname)) return;
    asked.push(pathname);
    if (answered.length === 0) askedBeforeAnswers = asked.length;
  });
  server.events.on('response:mocked', ({ request }) => void answered.push(new URL(request.url).pathname));
  renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
  await screen.findByText('No achievements yet');
  await screen.findByText('No registrations yet');
  await waitFor(() => expect(screen.getAllByText('None yet')).toHaveLength(4));
  const id = '65a000000000000000000001';
  expect(asked.toSorted()).toEqual([
    '/api/events/by-role/STUDENT',
    '/api/events/registrations/mine',
    `/api/feedback/${id}/counts`,
    `/api/positions/${id}`,
    `/profile/${id}/summary`,
  ]);
  expect(askedBeforeAnswers).toBe(5);
});
