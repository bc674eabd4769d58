import { calls, type EventAnswer } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

const server = portalServer(...emptyHome);
const undated = { start: null, end: null, venue: '', mode: 'offline' } as const;

/** A planned event without a date, unless given otherwise. */
function anEvent(more: Partial<EventAnswer> = {}): EventAnswer {
  return {
    _id: '65a0000000000000000000e1',
    version: 1,
    title: 'Robotics night',
    description: 'Build a line follower in one evening.',
    status: 'planned',
    category: 'technical',
    type: 'Workshop',
    schedule: undated,
    organizing_unit_id: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
    organizers: [],
    registration: { required: false },
    created_at: '2026-01-05T06:00:00.000Z',
    ...more,
  };
}

const student = personAs('STUDENT', { personal_info: { name: 'Asha Nair' } });
const showHome = () => renderWithPortal(<HomePage />, { as: student, at: '/home' });

describe('the home page of a student', () => {
  it('welcomes by name, and links to the events', async () => {
    showHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Asha Nair');
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    await screen.findByText('No events found');
  });

  it('shows the studies', async () => {
    showHome();
    expect(await screen.findByText('Physics, batch of 2024, B.Tech')).toBeVisible();
  });

  it('leads to adding an achievement, a position and feedback', async () => {
    showHome();
    const actions = within(await screen.findByRole('region', { name: 'Quick actions' }));
    const hrefs = actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs).toEqual([
      [expect.stringMatching(/^Add Achievement/), '/add-achievement'],
      [expect.stringMatching(/^New Position/), '/manage-position?add=1'],
      [expect.stringMatching(/^Give Feedback/), '/feedback'],
    ]);
  });

  it('shows title, description, category, unit and times of upcoming events', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listEventsByRole, ({ params, query }) => {
        asked.push([params.role, query.limit]);
        const schedule = {
          start: '2030-01-05T12:30:00.000Z',
          end: '2030-01-05T14:30:00.000Z',
          venue: 'Main Auditorium',
          mode: 'offline' as const,
        };
        return [anEvent({ schedule }), anEvent({ _id: '65a0000000000000000000e2', title: 'Choir', status: 'ongoing' })];
      }),
    );
    showHome();
    const upcoming = screen.getByRole('region', { name: 'Upcoming Events' });
    expect(within(upcoming).getByRole('status')).toHaveTextContent('Loading student data...');
    const [first, second] = await within(upcoming).findAllByRole('listitem');
    expect(first).toHaveTextContent('Build a line follower in one evening.');
    expect(first).toHaveTextContent(/^Sat 5 Jan 2030/);
    expect(first).toHaveTextContent('6:00 pm to 8:00 pm');
    expect(within(first as HTMLElement).getAllByText(/5 Jan/)).toHaveLength(1);
    expect(first).toHaveTextContent('Main Auditorium');
    expect(first).toHaveTextContent('Robotics Club');
    expect(first).toHaveTextContent('Technical');
    expect(first).toHaveTextContent('Planned');
    expect(second).toHaveTextContent('Date to be announced');
    expect(second).toHaveTextContent('Ongoing');
    expect(screen.getByRole('link', { name: 'Choir' })).toHaveAttribute('href', '/events/65a0000000000000000000e2');
    expect(asked).toEqual([['STUDENT', 6]]);
  });

  it('says when there are no events', async () => {
    showHome();
    expect(await screen.findByText('No events found')).toBeVisible();
  });

  it('says when the events could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listEventsByRole, 'SYSTEM.UNAVAILABLE'));
    const { user } = showHome();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the events.");
    server.use(answers(calls.listEventsByRole, [anEvent()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Robotics night' })).toBeVisible();
  });

  it('redirects officers to their dashboard', () => {
    const page = renderWithPortal(<HomePage />, { as: 'PRESIDENT', at: '/home', path: '/home' });
    expect(page.address()).toBe('/');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
