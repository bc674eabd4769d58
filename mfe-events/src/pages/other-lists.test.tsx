import { calls, type EventAnswer } from '@portal/contracts';
import { readKey } from '@portal/web-kit';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { managedEvent, sampleEvent } from './sample-event';

const server = portalServer();
const openEvent: EventAnswer = { ...sampleEvent, registration: { required: true, state: 'open', max_participants: 3 } };
const place = { _id: '65e000000000000000000001', code: 'K7QM-2RTX', joined_at: '2026-11-10T04:30:00.000Z' };

const upcoming = { params: { role: 'STUDENT' as const }, query: { limit: 6 } };

/** What shows the same events elsewhere. */
function Elsewhere({ queryKey, asks }: { readonly queryKey: QueryKey; readonly asks: () => void }) {
  useQuery({
    queryKey,
    queryFn: () => {
      asks();
      return null;
    },
    staleTime: Infinity,
  });
  return null;
}

function watched(page: React.ReactNode, queryKey: QueryKey, options: Parameters<typeof renderWithPortal>[1]) {
  let asked = 0;
  const shown = (
    <>
      {page}
      <Elsewhere queryKey={queryKey} asks={() => (asked += 1)} />
    </>
  );
  return { ...renderWithPortal(shown, options), asked: () => asked };
}

describe('a change of an event', () => {
  it('reloads the upcoming events of the home page after a registration', async () => {
    server.use(
      answers(calls.listEventsByRole, [openEvent]),
      answers(calls.joinEvent, { ...place, status: 'registered' as const }),
    );
    const { user, asked } = watched(<EventsPage />, readKey(calls.listEventsByRole, 'answer', upcoming), {
      as: 'STUDENT',
      at: '/events',
    });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('reloads the calendar after an event was cancelled', async () => {
    const cancelled = { ...managedEvent, version: 4, status: 'cancelled' as const };
    server.use(
      answers(calls.readEvent, managedEvent),
      answers(calls.listRegistrations, []),
      answers(calls.listUnendorsedAchievements, []),
      answers(calls.cancelEvent, cancelled),
    );
    const at = { as: 'CLUB_COORDINATOR', at: eventHref(managedEvent._id), path: '/events/:id' } as const;
    const { user, asked } = watched(<EventPage />, [...readKey(calls.listEventsByRole, 'found'), 'November'], at);
    const [open] = await screen.findAllByRole('button', { name: 'Cancel event' });
    await user.click(open as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Rain.');
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await screen.findByText('This event was cancelled.')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(2));
  });
});
