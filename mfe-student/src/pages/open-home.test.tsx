import { liveEvents } from '@portal/campus-kit/testing';
import { calls } from '@portal/contracts';
import { liveStream, portalServer } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

const notifications = liveStream(calls.streamNotifications);
const server = portalServer(notifications.handler, ...emptyHome);

describe('an open home', () => {
  const live = liveEvents(server);

  it('asks for nothing in ten minutes in which nothing changes', async () => {
    await live.show(<HomePage />, { as: 'STUDENT', at: '/home' });
    await waitFor(() => expect(screen.getAllByText('None yet')).toHaveLength(4));
    expect(notifications.connections()).toBe(1);
    expect(await live.quietMinutes(10, notifications)).toEqual([]);
  });
});
