import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

const server = portalServer(...emptyHome);
const url = 'https://portal.example.edu/api/events/calendar.ics?token=one-of-mine';

const joined: Joined = {
  _id: '65e000000000000000000001',
  status: 'registered',
  code: 'K7QM-2RTX',
  joined_at: '2026-11-01T04:30:00.000Z',
  event: {
    _id: '65b000000000000000000001',
    title: 'Robowars: Prelims',
    status: 'planned',
    category: 'technical',
    schedule: {
      start: '2030-01-05T12:30:00.000Z',
      end: '2030-01-05T14:30:00.000Z',
      venue: 'Central Workshop',
      mode: 'offline',
    },
    organizing_unit_id: null,
  },
};
const inLine: Joined = {
  ...joined,
  _id: '65e000000000000000000002',
  status: 'waiting',
  position: 4,
  code: 'H2JK-88PW',
  event: { ...joined.event, _id: '65b000000000000000000002', title: 'Git and GitHub Clinic' },
};

const show = () => renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
async function openCalendarLink() {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show: Calendar link' }));
  return { user, link: await region('Calendar link') };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('my registrations', () => {
  it('show time, check-in code and place on the waiting list, and link to the event', async () => {
    server.use(answers(calls.listMyRegistrations, [joined, inLine]));
    show();
    const mine = await region('My registrations');
    const [first, second] = await mine.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Sat 5 Jan 2030/);
    expect(first).toHaveTextContent('6:00 pm to 8:00 pm');
    expect(first).toHaveTextContent('Central Workshop');
    expect(first).toHaveTextContent('Code K7QM-2RTX');
    expect(first).toHaveTextContent('Registered');
    expect(second).toHaveTextContent('Waiting list (4)');
    expect(second).not.toHaveTextContent('H2JK');
    expect(mine.getByRole('link', { name: 'Robowars: Prelims' })).toHaveAttribute(
      'href',
      `/events/${joined.event._id}`,
    );
  });

  it('show the end of an ongoing event, cancelled events and check-ins', async () => {
    const ongoing: Joined = {
      ...joined,
      checked_in_at: '2030-01-05T12:35:00.000Z',
      event: { ...joined.event, status: 'ongoing' },
    };
    const cancelled: Joined = { ...inLine, event: { ...inLine.event, status: 'cancelled' } };
    server.use(answers(calls.listMyRegistrations, [ongoing, cancelled]));
    show();
    const [first, second] = await (await region('My registrations')).findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Today/);
    expect(first).toHaveTextContent('Until 5 Jan 2030, 8:00 pm');
    expect(first).toHaveTextContent('Checked in');
    expect(second).toHaveTextContent('Cancelled');
  });

  it('show the next five, and all of them on request', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => ({ ...joined, _id: `65e00000000000000000001${index}` }));
    server.use(answers(calls.listMyRegistrations, seven));
    const { user } = show();
    const mine = await region('My registrations');
    await user.click(await mine.findByRole('button', { name: 'Show all 7' }));
    expect(mine.getAllByRole('link', { name: 'Robowars: Prelims' })).toHaveLength(7);
  });

  it('have an empty state that links to the events', async () => {
    show();
    const mine = await region('My registrations');
    expect(await mine.findByText('No registrations yet')).toBeVisible();
    expect(mine.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/events');
  });

  it('say when they could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listMyRegistrations, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const mine = await region('My registrations');
    expect(await mine.findByRole('alert')).toHaveTextContent("We couldn't load your registrations.");
    server.use(answers(calls.listMyRegistrations, [joined]));
    await user.click(mine.getByRole('button', { name: 'Retry' }));
    expect(await mine.findByText('Robowars: Prelims')).toBeVisible();
  });
});

describe('upcoming events', () => {
  it('show the registration', async () => {
    const { event, ...registration } = inLine;
    const upcoming = { version: 1, description: '', type: '', organizers: [], created_at: inLine.joined_at };
    server.use(
      answers(calls.listEventsByRole, [
        { ...event, ...upcoming, registration: { required: true }, my_registration: registration },
      ]),
    );
    show();
    const next = await region('Upcoming Events');
    expect(await next.findByText('Waiting list (4)')).toBeVisible();
    expect(next.queryByText('Planned')).toBeNull();
  });
});

describe('my calendar link', () => {
  it('is created on request, shown once, and copied', async () => {
    server.use(answers(calls.makeCalendarAddress, { url }));
    const { user, link } = await openCalendarLink();
    await user.click(await link.findByRole('button', { name: 'Create calendar link' }));
    const field = await link.findByRole('textbox', { name: 'Your calendar link' });
    expect(field).toHaveValue(url);
    expect(field).toHaveAccessibleDescription(/We can't show it again/);
    expect(link.queryByText(/only once/)).not.toBeInTheDocument();
    await user.click(link.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('is not shown again, and replaced after a confirmation', async () => {
    server.use(answers(calls.readCalendarAddress, { active: true, created_at: '2026-11-12T04:30:00.000Z' }));
    const { user, link } = await openCalendarLink();
    expect(await link.findByText(/^Link created on 12 Nov 2026/)).toBeVisible();
    expect(link.queryByRole('textbox')).toBeNull();
    server.use(answers(calls.makeCalendarAddress, { url }));
    await user.click(link.getByRole('button', { name: 'Replace link' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace link' }));
    expect(await link.findByRole('textbox', { name: 'Your calendar link' })).toHaveValue(url);
  });

  it('is deleted after a confirmation', async () => {
    server.use(
      answers(calls.readCalendarAddress, { active: true, created_at: '2026-11-12T04:30:00.000Z' }),
      answers(calls.revokeCalendarAddress, () => new Response(null, { status: 204 })),
    );
    const { user, link } = await openCalendarLink();
    await user.click(await link.findByRole('button', { name: 'Delete link' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete link' }));
    await waitFor(() => expect(link.getByRole('button', { name: 'Create calendar link' })).toBeVisible());
    expect(screen.getByText('Your calendar link is deleted.')).toBeVisible();
  });

  it('says when it could not be created', async () => {
    server.use(refuses(calls.makeCalendarAddress, 'SYSTEM.UNAVAILABLE', { message: 'Please try again soon.' }));
    const { user, link } = await openCalendarLink();
    await user.click(await link.findByRole('button', { name: 'Create calendar link' }));
    expect(await screen.findByText('Please try again soon.')).toBeVisible();
    expect(await link.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
  });
});
