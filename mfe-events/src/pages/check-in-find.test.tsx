import { calls, type EventAnswer, type ListedRegistration } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { checkInHref } from '../paths';
import { CheckInPage } from './check-in-page';
import { managedEvent } from './sample-event';

const server = portalServer();
const event: EventAnswer = { ...managedEvent, registration: { required: true, state: 'open', taken: 2, waiting: 0 } };
const at = { at: checkInHref(event._id), path: '/events/:id/check-in', as: 'CLUB_COORDINATOR' } as const;
const devika: ListedRegistration = {
  _id: '65e000000000000000000002',
  person: {
    _id: '65a000000000000000000102',
    username: '2@example.edu',
    personal_info: { name: 'Devika Pillai' },
    user_id: '21103042',
  },
  status: 'registered',
  joined_at: '2026-11-18T10:46:00.000Z',
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T04:20:00.000Z'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('a person without a code at the door', () => {
  it.each(['devika', '21103042'])('is found by “%s” and checked in without leaving the page', async (typed) => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.readEvent, event),
      answers(calls.listRegistrations, ({ query }) => (query.q === typed ? [devika] : [])),
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body.registration);
        return { ...devika, checked_in_at: '2026-11-21T04:20:00.000Z', first: true };
      }),
    );
    const { user } = renderWithPortal(<CheckInPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Find by name or ID' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find by name or ID' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search registrations' }), typed);
    await user.click(await dialog.findByRole('button', { name: 'Check in Devika Pillai' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const result = within(screen.getByRole('status', { name: 'Last scan' }));
    expect(await result.findByText('Devika Pillai')).toBeVisible();
    expect(bodies).toEqual([devika._id.toUpperCase()]);
  });
});
