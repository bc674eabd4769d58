import { calls, type EventAnswer } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EventsPage } from './events-page';
import { sampleEvent } from './sample-event';

const server = portalServer();

const on = (id: number, title: string, start: string, end: string): EventAnswer => ({
  ...sampleEvent,
  _id: `65b0000000000000000000${String(id).padStart(2, '0')}`,
  title,
  schedule: { ...sampleEvent.schedule, start, end },
});
const clinic = on(1, 'Git and GitHub Clinic', '2026-11-21T04:30:00.000Z', '2026-11-21T07:30:00.000Z');
const week = on(2, 'Algorithms Week', '2026-11-16T04:30:00.000Z', '2026-11-20T12:00:00.000Z');
// Ten past midnight at the institute; still Friday where tests run.
const night = on(3, 'Night Walk', '2026-11-20T18:40:00.000Z', '2026-11-20T20:00:00.000Z');
const busy = [4, 5, 6].map((id) => on(id, `Round ${id}`, '2026-11-21T08:30:00.000Z', '2026-11-21T09:30:00.000Z'));

function show(address: string, events: EventAnswer[] = [week, night, clinic]) {
  const asked: object[] = [];
  server.use(
    answers(calls.listEventsByRole, ({ query }) => {
      asked.push(query);
      return events;
    }),
  );
  return { asked, ...renderWithPortal(<EventsPage />, { at: address, path: '/events' }) };
}

// Long before the days that are shown: the current month opens on the current week.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T06:30:00.000Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });

describe('the calendar of events', () => {
  it('shows the month of a day, and loads all of its events', async () => {
    const { asked } = show('/events?view=calendar&day=2026-11-18&category=technical&from=2026-01-01');
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(asked).toEqual([{ category: 'technical', from: '2026-11-01', to: '2026-12-05', limit: 200 }]);
    const saturday = await cell('Saturday, 21 November 2026, 2 events');
    expect(within(saturday).getByText('Git and GitHub Clinic')).toBeVisible();
    expect(within(saturday).getByText('10:00 am')).toBeVisible();
    for (const day of [16, 17, 18, 19, 20]) {
      expect(within(await cell(new RegExp(` ${day} November`))).getByTitle('Algorithms Week')).toBeInTheDocument();
    }
  });

  it('puts an event on the day of the institute, whatever the zone of the browser', async () => {
    show('/events?view=calendar&day=2026-11-18');
    expect(within(await cell(/^Saturday, 21/)).getByText('Night Walk')).toBeVisible();
    expect(within(await cell(/^Friday, 20/)).queryByText('Night Walk')).toBeNull();
  });

  it('keeps the search when one switches between list and calendar', async () => {
    const { user, address } = show('/events?q=git');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('radio', { name: 'Calendar' }));
    await screen.findByRole('grid');
    expect(address()).toBe('/events?q=git&view=calendar');
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await screen.findAllByRole('article');
    expect(address()).toBe('/events?q=git');
  });

  it('moves by day with the arrow keys and by month with Page Up and Page Down', async () => {
    const { user } = show('/events?view=calendar&day=2026-11-30');
    (await cell(/^Monday, 30 November/)).focus();
    const steps: readonly [string, RegExp][] = [
      ['{ArrowRight}', /^Tuesday, 1 December/],
      ['{ArrowDown}', /^Tuesday, 8 December/],
      ['{ArrowLeft}', /^Monday, 7 December/],
      ['{ArrowUp}', /^Monday, 30 November/],
      ['{PageDown}', /^Wednesday, 30 December/],
      ['{PageUp}', /^Monday, 30 November/],
      ['{Home}', /^Sunday, 29 November/],
      ['{End}', /^Saturday, 5 December/],
    ];
    for (const [key, name] of steps) {
      // One key after the other is what is shown here.
      await user.keyboard(key);
      await waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());
    }
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('opens a day with all its events on Enter, and returns to it on Escape', async () => {
    const { user } = show('/events?view=calendar&day=2026-11-21', [week, night, clinic, ...busy]);
    const saturday = await cell('Saturday, 21 November 2026, 5 events');
    expect(within(saturday).getByText('2 more')).toBeVisible();
    saturday.focus();
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Saturday, 21 Nov' }));
    expect(panel.getAllByRole('link')).toHaveLength(5);
    expect(panel.getByRole('link', { name: /Git and GitHub Clinic/ })).toHaveAttribute('href', `/events/${clinic._id}`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('gridcell', { name: /^Saturday, 21/ })).toHaveFocus();
  });

  it('shows one week, and steps by weeks', async () => {
    const { user, address, asked } = show('/events?view=calendar&day=2026-11-18');
    await user.click(await screen.findByRole('radio', { name: 'Week' }));
    expect(await screen.findByRole('heading', { name: '15 Nov to 21 Nov 2026' })).toBeVisible();
    expect(await screen.findAllByRole('gridcell')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByRole('heading', { name: '22 Nov to 28 Nov 2026' })).toBeVisible();
    expect(address()).toBe('/events?view=calendar&day=2026-11-25&span=week');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2026-11-22', to: '2026-11-28' }));
  });

  it('marks today', async () => {
    const { user } = show('/events?view=calendar&day=2020-01-15');
    await screen.findByRole('grid', { name: 'January 2020' });
    expect(screen.queryByRole('gridcell', { current: 'date' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('gridcell', { current: 'date', selected: true })).toBeVisible();
  });

  it('loads every page of events', async () => {
    server.use(
      answers(calls.listEventsByRole, ({ query }) =>
        query.cursor === 'two'
          ? Response.json([clinic])
          : Response.json([week], { headers: { Link: '</api?cursor=two>; rel="next"', 'X-Total-Count': '2' } }),
      ),
    );
    renderWithPortal(<EventsPage />, { at: '/events?view=calendar&day=2026-11-18', path: '/events' });
    expect(await screen.findByText('Git and GitHub Clinic')).toBeVisible();
  });

  it('shows why it could not be loaded, and loads again', async () => {
    server.use(refuses(calls.listEventsByRole, 'SYSTEM.UNEXPECTED', { message: 'Away.' }));
    const { user } = renderWithPortal(<EventsPage />, { at: '/events?view=calendar', path: '/events' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading events: Away.');
    server.use(answers(calls.listEventsByRole, []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});
