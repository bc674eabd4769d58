import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { sampleEvent } from './sample-event';

portalServer(answers(calls.listEventsByRole, [sampleEvent]), answers(calls.readEvent, sampleEvent));

function Pages() {
  return useRoutes([
    { path: '/events', element: <EventsPage /> },
    { path: '/events/:id', element: <EventPage /> },
  ]);
}

describe('the link back to the events', () => {
  it('returns to the list as it was left', async () => {
    const { user, address } = renderWithPortal(<Pages />, { as: 'STUDENT', at: '/events?category=technical' });
    await user.click(await screen.findByRole('link', { name: sampleEvent.title }));
    await screen.findByRole('heading', { name: sampleEvent.title });
    await user.click(screen.getByRole('link', { name: 'Back to events' }));
    await waitFor(() => expect(address()).toBe('/events?category=technical'));
    // From the cache, so that its place is found again: nothing is loading.
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('opens the list for somebody who came from elsewhere', async () => {
    const at = `/events/${sampleEvent._id}`;
    const { user, address } = renderWithPortal(<Pages />, { as: 'STUDENT', at });
    await screen.findByRole('heading', { name: sampleEvent.title });
    await user.click(screen.getByRole('link', { name: 'Back to events' }));
    await waitFor(() => expect(address()).toBe('/events'));
  });
});
