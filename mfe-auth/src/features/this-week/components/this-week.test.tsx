import { addDays, calls, type EventAnswer } from '@portal/contracts';
import { calendarDayOf } from '@portal/web-kit';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { ThisWeek } from './this-week';

const server = portalServer();
const HOUR = 3_600_000;

/** The moment so many hours from now. */
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

type Details = Partial<Omit<EventAnswer, 'schedule'>> & { readonly start?: string | null };

/** An event that begins in a day, unless given otherwise. */
function anEvent({ start = inHours(24), ...more }: Details = {}): EventAnswer {
  return {
    _id: '65a0000000000000000000e1',
    version: 1,
    title: 'Robotics night',
    description: 'Build a line follower in one evening.',
    status: 'planned',
    category: 'technical',
    type: 'Workshop',
    schedule: { start, end: null, venue: 'Main Auditorium', mode: 'offline' },
    organizing_unit_id: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
    organizers: [],
    registration: { required: false },
    created_at: '2026-01-05T06:00:00.000Z',
    ...more,
  };
}

describe('this week on campus', () => {
  it('says that it is loading, then shows events that begin within a week', async () => {
    const asked: number[] = [];
    server.use(
      answers(calls.listEventsByRole, ({ query }) => {
        asked.push(query.limit);
        return [
          anEvent({ _id: '65a0000000000000000000e1', title: 'Robotics night', status: 'ongoing', start: inHours(-1) }),
          anEvent({ _id: '65a0000000000000000000e2', title: 'Choir', start: inHours(48) }),
          anEvent({ _id: '65a0000000000000000000e3', title: 'Next month', start: inHours(24 * 30) }),
          anEvent({ _id: '65a0000000000000000000e4', title: 'Someday', start: null }),
        ];
      }),
    );
    renderWithPortal(<ThisWeek />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading events...');
    const [first, second, ...others] = await screen.findAllByRole('listitem');
    expect(others).toEqual([]);
    expect(within(first as HTMLElement).getByText('Ongoing')).toBeVisible();
    expect(second).toHaveTextContent('Choir');
    expect(second).toHaveTextContent('Robotics Club');
    expect(screen.getByRole('link', { name: 'Choir' })).toHaveAttribute('href', '/events/65a0000000000000000000e2');
    expect(screen.queryByText('Loading events...')).not.toBeInTheDocument();
    expect(asked).toEqual([6]);
  });

  it('is today and the six days after it, at the institute', async () => {
    const today = calendarDayOf(Date.now(), 'Asia/Kolkata');
    const on = (days: number, time: string) => new Date(`${addDays(today, days)}T${time}+05:30`).toISOString();
    server.use(
      answers(calls.listEventsByRole, [
        anEvent({ _id: '65a0000000000000000000e1', title: 'Choir', start: on(6, '23:59:00') }),
        anEvent({ _id: '65a0000000000000000000e2', title: 'Sunrise walk', start: on(7, '00:00:00') }),
      ]),
    );
    renderWithPortal(<ThisWeek />);
    expect(await screen.findByRole('link', { name: 'Choir' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sunrise walk' })).toBeNull();
  });

  it('says when nothing is planned', async () => {
    server.use(answers(calls.listEventsByRole, [anEvent({ start: inHours(24 * 30) })]));
    renderWithPortal(<ThisWeek />);
    expect(await screen.findByText('Nothing is planned this week.')).toBeVisible();
  });

  it('says when the events could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listEventsByRole, 'SYSTEM.UNAVAILABLE'));
    const { user } = renderWithPortal(<ThisWeek />);
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the events.");
    server.use(answers(calls.listEventsByRole, [anEvent()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Robotics night' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
