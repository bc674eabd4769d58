import { pendingCounts, liveEvents } from '@portal/campus-kit/testing';
import { calls, HOUR_MS, type ActivityAnswer, type EventAnswer } from '@portal/contracts';
import { answers, liveStream, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { PresidentDashboardPage } from './president-dashboard-page';

const unit = { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' } as const;
const event: EventAnswer = {
  _id: '65a0000000000000000000e1',
  version: 1,
  title: 'Robotics night',
  description: '',
  status: 'planned',
  category: 'technical',
  type: '',
  schedule: { start: '2030-01-05T12:30:00.000Z', end: null, venue: '', mode: 'offline' },
  organizing_unit_id: unit,
  organizers: [],
  registration: { required: false },
  created_at: '2026-01-05T06:00:00.000Z',
};
const twoHoursAgo = new Date(Date.now() - 2 * HOUR_MS).toISOString();

/** A list of which only the first entry is sent, with the total in its header. */
const counted = (total: number, ...items: object[]) =>
  HttpResponse.json(items, { headers: { 'x-total-count': String(total) } });

const server = portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listRecentActivities, []),
  answers(calls.listManagedEvents, () => counted(1200, event)),
  answers(calls.listHolders, () => counted(64)),
  answers(calls.listRoomRequests, () => counted(41)),
  answers(calls.readPendingCounts, pendingCounts({ 'room-requests': 3, achievements: 2, feedback: 5 }, twoHoursAgo)),
);

const figures = () => screen.getByRole('region', { name: 'Figures' });
const tile = (label: string) => within(figures()).getByText(label).parentElement as HTMLElement;
const showDashboard = () => renderWithPortal(<PresidentDashboardPage />, { as: 'PRESIDENT' });

describe('the president’s dashboard', () => {
  it('shows pending approvals, bookings and upcoming events, counted by the headers', async () => {
    showDashboard();
    await waitFor(() => expect(tile('Pending Approvals')).toHaveTextContent('Pending Approvals5Oldest 2 hours ago'));
    await waitFor(() => expect(tile('Room Bookings')).toHaveTextContent('Room Bookings413 pending'));
    await waitFor(() =>
      expect(tile('Upcoming Events')).toHaveTextContent('Upcoming Events1,200Next 5 Jan 2030, 6:00 pm'),
    );
    await waitFor(() => expect(tile('COSA Records')).toHaveTextContent(/COSA Records64Tenure \d{4}-\d{4}$/));
    expect(within(figures()).getByRole('img', { name: 'Someone is waiting' })).toBeInTheDocument();
  });

  it('says when nothing waits and nothing is planned', async () => {
    server.use(
      answers(calls.listManagedEvents, () => counted(0)),
      answers(calls.listRoomRequests, () => counted(0)),
      answers(calls.readPendingCounts, pendingCounts()),
    );
    showDashboard();
    await waitFor(() => expect(tile('Pending Approvals')).toHaveTextContent('Pending Approvals0Nothing pending'));
    await waitFor(() => expect(tile('Room Bookings')).toHaveTextContent('Room Bookings00 pending'));
    await waitFor(() => expect(tile('Upcoming Events')).toHaveTextContent('Upcoming Events0None planned'));
    expect(within(figures()).queryByRole('img')).not.toBeInTheDocument();
  });

  it('offers Retry where a figure could not be read, and shows the others', async () => {
    server.use(refuses(calls.readPendingCounts, 'SYSTEM.UNAVAILABLE'));
    const { user } = showDashboard();
    await waitFor(() => expect(tile('Upcoming Events')).toHaveTextContent('1,200'));
    const retry = await screen.findByRole('button', { name: /Retry.*Pending Approvals|Pending Approvals.*Retry/ });
    expect(figures()).not.toHaveTextContent(/Pending Approvals0|Nothing pending/);
    server.use(answers(calls.readPendingCounts, pendingCounts({ skills: 3 }, twoHoursAgo)));
    await user.click(retry);
    await waitFor(() => expect(tile('Pending Approvals')).toHaveTextContent('Pending Approvals3'));
  });

  it('makes five calls, in one step', async () => {
    const asked: string[] = [];
    const listen = ({ request: { url } }: { request: Request }) => asked.push(new URL(url).pathname);
    server.events.on('request:start', listen);
    showDashboard();
    await waitFor(() => expect(tile('COSA Records')).toHaveTextContent('64'));
    await screen.findByText('No recent activities found');
    server.events.removeAllListeners();
    expect(asked.filter((path) => !path.endsWith('/stream')).toSorted()).toEqual([
      '/api/activities/pending',
      '/api/activities/recent',
      '/api/positions/get-all-position-holder',
      '/events',
      '/room/requests',
    ]);
  });

  it('says in each row of what is to be reviewed how much waits there, and since when', async () => {
    showDashboard();
    const row = (name: RegExp) => screen.findByRole('link', { name });
    expect(await row(/^Approvals ?5 pending, oldest 2 hours ago$/)).toBeVisible();
    expect(await row(/^Endorsements ?2 pending, oldest 2 hours ago$/)).toBeVisible();
    expect(await row(/^Events ?1,200 planned$/)).toBeVisible();
    expect(await row(/^Room Booking ?3 pending$/)).toBeVisible();
    expect(await row(/^Feedback ?5 unresolved$/)).toBeVisible();
  });

  it('says in a row what could not be read, and shows the others', async () => {
    server.use(refuses(calls.readPendingCounts, 'SYSTEM.UNAVAILABLE'));
    showDashboard();
    expect(await screen.findByRole('link', { name: /^Feedback ?Not available$/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Events ?1,200 planned$/ })).toBeVisible();
  });

  it('links to the positions, the form of a new one and that of a new unit', async () => {
    showDashboard();
    expect(await screen.findByRole('link', { name: /^Create Tenure/ })).toHaveAttribute('href', '/cosa/create');
    expect(screen.getByRole('link', { name: /^View COSA Records/ })).toHaveAttribute('href', '/cosa');
    expect(screen.getByRole('link', { name: 'Create Organizational Unit' })).toHaveAttribute(
      'href',
      '/create-org-unit',
    );
  });

  it('has the activity feed, and links to the events and the form of a new one', async () => {
    showDashboard();
    expect(await screen.findByText('No recent activities found')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Create Event/ })).toHaveAttribute('href', '/add-event');
    expect(screen.getByRole('link', { name: /^Feedback/ })).toHaveAttribute('href', '/viewfeedback');
    expect(tile('Pending Approvals')).toHaveAttribute('href', '/president-approval');
    expect(tile('Upcoming Events')).toHaveAttribute('href', '/events?status=planned');
    expect(tile('COSA Records').getAttribute('href')).toMatch(
      /^\/cosa\?tab=holders&status=active&tenure_year=\d{4}-\d{4}$/,
    );
    expect(screen.getByRole('link', { name: /^Approvals/ })).toHaveAttribute('href', '/president-approval');
    expect(screen.getByRole('link', { name: /^Events/ })).toHaveAttribute('href', '/events');
    expect(screen.getByRole('link', { name: /^Room Booking(?!s)/ })).toHaveAttribute('href', '/roombooking');
  });

  it('follows what happens to holders, which the feed tells', async () => {
    const activities = liveStream(calls.streamActivities);
    const appointed: ActivityAnswer = {
      _id: '65a0000000000000000000f1',
      type: 'cosa',
      description: 'Kavya Iyer appointed Asha Rao as Web Lead',
      timestamp: twoHoursAgo,
      actor: null,
      subject: { kind: 'org.holder', _id: '65a0000000000000000000f2', name: 'Asha Rao' },
      link: '/cosa',
      unit,
    };
    let held = 64;
    server.use(
      activities.handler,
      answers(calls.listHolders, () => counted(held)),
    );
    showDashboard();
    await waitFor(() => expect(tile('COSA Records')).toHaveTextContent('COSA Records64'));
    await waitFor(() => expect(activities.connections()).toBe(1));
    held = 65;
    activities.send('activity', appointed);
    await waitFor(() => expect(tile('COSA Records')).toHaveTextContent('COSA Records65'));
  });
});

describe('the figures of the president’s dashboard', () => {
  const live = liveEvents(server);

  it('follow what happens to events and room requests', async () => {
    let planned = 3;
    server.use(answers(calls.listManagedEvents, () => counted(planned, event)));
    await live.show(<PresidentDashboardPage />, { as: 'PRESIDENT' });
    expect(tile('Upcoming Events')).toHaveTextContent('Upcoming Events3');
    planned = 4;
    await live.tell({ eventId: event._id, kind: 'event' });
    await waitFor(() => expect(tile('Upcoming Events')).toHaveTextContent('Upcoming Events4'));
    server.use(answers(calls.readPendingCounts, pendingCounts({ 'room-requests': 7 }, twoHoursAgo)));
    await live.pass(10_000);
    await live.tell({ eventId: event._id, kind: 'room-requests' });
    await waitFor(() => expect(tile('Pending Approvals')).toHaveTextContent('Pending Approvals7'));
  });
});
