import { calls, type EventAnswer, type EventStatus } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EventsPage } from './events-page';
import { sampleEvent } from './sample-event';

const server = portalServer();

// A Wednesday, 9:30 am at the institute.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T04:00:00Z'), advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

let count = 0;
function event(title: string, start: string | null, status: EventStatus = 'planned'): EventAnswer {
  count += 1;
  const schedule = { ...sampleEvent.schedule, start, end: null };
  return { ...sampleEvent, _id: `65b0000000000000000${String(count).padStart(5, '0')}`, title, status, schedule };
}

const ahead = [
  event('Fest', '2026-11-24T04:00:00Z', 'ongoing'),
  event('Talk tonight', '2026-11-25T13:00:00Z'),
  event('Quiz tonight', '2026-11-25T14:00:00Z'),
  event('Clinic', '2026-11-26T13:00:00Z'),
  event('Match', '2026-11-28T04:00:00Z'),
  event('Concert', '2026-11-29T04:00:00Z'),
  event('Some day', null),
];
const past = [
  event('Yesterday’s debate', '2026-11-23T04:00:00Z', 'completed'),
  event('Old debate', '2026-10-01T04:00:00Z', 'completed'),
];

const headings = () =>
  screen
    .getAllByRole('heading')
    .filter((each) => each.closest('article') === null && each.tagName !== 'H1')
    .map((each) => `${each.tagName} ${each.textContent}`);
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

function show(events: readonly EventAnswer[], { at = '/events', next }: { at?: string; next?: EventAnswer[] } = {}) {
  server.use(
    answers(calls.listEventsByRole, ({ query }) =>
      query.cursor
        ? Response.json(next)
        : Response.json(events, {
            headers: { 'X-Total-Count': '12', ...(next && { Link: '</api?cursor=two>; rel="next"' }) },
          }),
    ),
  );
  return renderWithPortal(<EventsPage />, { as: 'PRESIDENT', at, path: '/events' });
}

describe('the list around now', () => {
  it('has headings for what is ongoing, this week and later, with their days', async () => {
    show(ahead);
    await screen.findByRole('heading', { name: 'Ongoing' });
    expect(headings()).toEqual([
      'H2 Ongoing',
      'H2 This week',
      'H3 Today',
      'H3 Tomorrow',
      'H3 Sat, 28 Nov',
      'H3 Sun, 29 Nov',
      'H2 Later',
      'H3 No date yet',
    ]);
    expect(titles()).toEqual(ahead.map(({ title }) => title));
  });

  it('keeps the past closed until somebody asks for it, and more of it until then', async () => {
    const { user, address } = show([...ahead, past[0] as EventAnswer], { next: past.slice(1) });
    await screen.findByText('7 of 12 events');
    const region = within(screen.getByRole('region', { name: 'Past' }));
    expect(region.getByText('5')).toBeVisible();
    expect(region.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

    await user.click(region.getByRole('button', { name: 'Show past events', expanded: false }));
    expect(region.getByRole('article', { name: 'Yesterday’s debate' })).toBeVisible();
    expect(screen.getByText('8 of 12 events')).toBeVisible();
    expect(address()).toBe('/events?past=shown');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await region.findByRole('article', { name: 'Old debate' })).toBeVisible();

    await user.click(region.getByRole('button', { name: 'Hide past events', expanded: true }));
    expect(region.queryByRole('article')).toBeNull();
    expect(address()).toBe('/events');
  });

  it('shows the past at once where a link asks for it, or where there is nothing else', async () => {
    const { unmount } = show([...ahead, ...past], { at: '/events?past=shown' });
    expect(await screen.findByRole('article', { name: 'Old debate' })).toBeVisible();
    unmount();
    show(past);
    expect(await screen.findByRole('article', { name: 'Old debate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /past events/ })).toBeNull();
  });
});

describe('the chips', () => {
  function showChips(as: 'visitor' | 'STUDENT' | 'CLUB_COORDINATOR' | 'PRESIDENT', at = '/events') {
    const asked: string[] = [];
    server.use(
      answers(calls.listEventsByRole, ({ query }) => {
        asked.push([query.requests, query.from, query.to, query.category].join());
        return ahead;
      }),
    );
    return { asked, ...renderWithPortal(<EventsPage />, { as, at, path: '/events' }) };
  }

  it('begin with what waits, for those who see room requests', async () => {
    const { user, asked, address } = showChips('CLUB_COORDINATOR');
    await screen.findAllByRole('article');
    const chips = [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('radio')];
    expect(chips[0]).toBe(screen.getByRole('checkbox', { name: 'Pending requests' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pending requests' }));
    await waitFor(() => expect(asked.at(-1)).toBe('pending,,,'));
    expect(address()).toBe('/events?requests=pending');
    await user.click(screen.getByRole('checkbox', { name: 'Pending requests', checked: true }));
    await waitFor(() => expect(address()).toBe('/events'));
  });

  it('say so when nothing waits, and when something else hides it', async () => {
    server.use(answers(calls.listEventsByRole, []));
    const { user } = renderWithPortal(<EventsPage />, {
      as: 'PRESIDENT',
      at: '/events?requests=pending',
      path: '/events',
    });
    expect(await screen.findByText('No room requests are pending.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Sports' }));
    expect(await screen.findByText(/^No events match your search/)).toBeVisible();
  });

  it.each(['visitor', 'STUDENT'] as const)('have no requests for a %s, whatever the URL says', async (as) => {
    const { asked } = showChips(as, '/events?requests=pending');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('checkbox', { name: 'Pending requests' })).toBeNull();
    expect(asked).toEqual([',,,']);
  });

  it('narrow the list to the seven days of this week, together with a category', async () => {
    const { user, asked, address } = showChips('STUDENT', '/events?category=technical');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('checkbox', { name: 'This week' }));
    await waitFor(() => expect(asked.at(-1)).toBe(',2026-11-25,2026-12-01,technical'));
    expect(screen.getByRole('checkbox', { name: 'This week' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'This week' }));
    await waitFor(() => expect(address()).toBe('/events?category=technical'));
  });
});
