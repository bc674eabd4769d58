import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { managedEvent, sampleEvent } from './sample-event';

const server = portalServer();

describe('the card of an event', () => {
  it('shows the description', async () => {
    server.use(answers(calls.listEventsByRole, [sampleEvent]));
    renderWithPortal(<EventsPage />, { as: 'STUDENT' });
    const card = within(await screen.findByRole('article', { name: sampleEvent.title }));
    expect(card.getByText('Bring a laptop and a repository you broke.')).toBeVisible();
  });

  it('shows the status of a room request as icon and text', async () => {
    server.use(answers(calls.listEventsByRole, [managedEvent]));
    renderWithPortal(<EventsPage />, { as: 'PRESIDENT' });
    const badge = await screen.findByText('Pending');
    expect(badge).toHaveAttribute('data-tone', 'warning');
    expect(badge.querySelector('svg')).toBeInTheDocument();
  });
});

describe('the page of an event', () => {
  it.each([
    ['online', 'Online'],
    ['offline', 'Offline'],
    ['hybrid', 'Hybrid'],
  ] as const)('has a word for the mode %s', async (mode, word) => {
    server.use(answers(calls.readEvent, { ...sampleEvent, schedule: { ...sampleEvent.schedule, mode } }));
    renderWithPortal(<EventPage />, { at: eventHref(sampleEvent._id), path: '/events/:id' });
    expect((await screen.findByText('Mode')).nextElementSibling).toHaveTextContent(word);
  });
});
