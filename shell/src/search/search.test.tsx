import { calls, TEXT_LIMITS, type Role, type SearchHit, type SessionUser } from '@portal/contracts';
import { Dialog } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { answers, personAs, portalServer, problem, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Search } from './search';

const server = portalServer();

const id = (end: number): string => `65a0000000000000000000${String(end).padStart(2, '0')}`;
const robowars: SearchHit = {
  kind: 'event',
  _id: id(1),
  title: 'Robowars 2026: Finals',
  detail: 'Robotics Club',
  link: `/events/${id(1)}`,
  category: 'scitech',
  start: '2026-11-28T04:00:00.000Z',
  status: 'planned',
};
const found: SearchHit[] = [
  {
    kind: 'unit',
    _id: id(4),
    title: 'Robotics Club',
    detail: 'SciTech Council',
    link: '/units/4',
    category: 'scitech',
  },
  robowars,
  { ...robowars, _id: id(2), title: 'Robowars 2026: Prelims', link: `/events/${id(2)}`, status: 'ongoing' },
  {
    kind: 'person',
    _id: id(3),
    title: 'Rohan Mehta',
    detail: '12230011',
    link: `/profile/${id(3)}`,
    category: null,
    role: 'Club coordinator',
  },
];

function Desk({ hasDialog = false }: { readonly hasDialog?: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      <Search session={useSession()} />
      <p>Page {pathname}</p>
      <Dialog isOpen={hasDialog} onClose={() => undefined} title="Request a Room">
        Room
      </Dialog>
    </>
  );
}

async function openPalette(as: Role | SessionUser | 'visitor' = 'PRESIDENT') {
  const portal = renderWithPortal(<Desk />, { as, at: '/events' });
  await portal.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { ...portal, field };
}

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label'));

describe('the search box', () => {
  it.each([
    ['visitor', 'Search pages and events'],
    ['STUDENT', 'Search events, units, positions'],
    ['CLUB_COORDINATOR', 'Search events, people, units'],
    ['PRESIDENT', 'Search events, people, units'],
    ['GENSEC_ACADEMIC', 'Search modules, events, people'],
    ['GENSEC_CULTURAL', 'Search modules, events, people'],
    ['GENSEC_SPORTS', 'Search modules, events, people'],
    ['GENSEC_SCITECH', 'Search modules, events, people'],
  ] as const)('says to %s: %s', async (as, label) => {
    const { user } = renderWithPortal(<Desk />, { as, at: '/events' });
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByRole('combobox', { name: label })).toHaveFocus();
  });

  it('opens and closes by Ctrl+K and Cmd+K, and has the focus again after Escape', async () => {
    const { user } = renderWithPortal(<Desk />, { as: 'PRESIDENT', at: '/events' });
    screen.getByRole('button').focus();
    await user.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('dialog', { name: 'Search' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Search/ })).toHaveFocus());
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Search/ })).toHaveFocus());
  });

  it('closes when the person goes back', async () => {
    await openPalette();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays closed while a dialog is open', async () => {
    const { user } = renderWithPortal(<Desk hasDialog />, { as: 'PRESIDENT', at: '/events' });
    await user.keyboard('{Control>}k{/Control}');
    await act(async () => void (await import('./search-palette')));
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual([
      expect.stringContaining('Request a Room'),
    ]);
  });
});

describe('pages', () => {
  it.each<[Role | 'visitor', string[], string[]]>([
    ['visitor', ['Events', 'Sign in', 'Register', 'Forgot Password'], ['Settings', 'Roles', 'Home']],
    ['STUDENT', ['Home', 'Events', 'Profile Page', 'Settings'], ['Roles', 'Create Event', 'Sign in', 'Register']],
    ['PRESIDENT', ['Dashboard', 'Roles', 'Rooms', 'Create Event', 'Settings'], ['Home', 'Sign in', 'Complete profile']],
  ])('of %s show before anything is typed, and nobody else’s', async (as, mine, others) => {
    await openPalette(as);
    const names = optionsOf('Pages');
    expect(names).toEqual(expect.arrayContaining(mine));
    for (const other of others) expect(names).not.toContain(other);
  });

  it('of a new account have the form of the profile instead of pages that need it', async () => {
    await openPalette(personAs('STUDENT', { onboardingComplete: false }));
    const names = optionsOf('Pages').join('; ');
    expect(names).toContain('Complete profile');
    expect(names).not.toMatch(/Home|; Profile/);
  });

  it('are found at once by the beginnings of words, and opened by the keyboard', async () => {
    server.use(answers(calls.search, []));
    const { user, address } = await openPalette();
    await user.keyboard('ro');
    expect(optionsOf('Pages')).toEqual(['Room Booking', 'Rooms', 'Roles']);
    await user.keyboard('{End}{Enter}');
    expect(address()).toBe('/roles');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are found by their titles too, as the dashboard of a general secretary', async () => {
    server.use(answers(calls.search, []));
    const { user } = await openPalette('GENSEC_SCITECH');
    await user.keyboard('scit');
    expect(optionsOf('Pages')).toEqual(['Dashboard, SciTech Portal']);
  });
});

describe('a text with a small mistake, or from within a word', () => {
  it.each([
    ['setings', 'Settings'],
    ['bearers', 'Office-bearers'],
    ['hievem', 'View Achievements'],
  ])('%s finds %s', async (typed, page) => {
    server.use(answers(calls.search, []));
    const { user } = await openPalette('STUDENT');
    await user.keyboard(typed);
    expect(optionsOf('Pages')).toContain(page);
  });
});

describe('results of the services', () => {
  it('come while typing, by kind, with what distinguishes them', async () => {
    server.use(answers(calls.search, found));
    const { user, address } = await openPalette();
    await user.keyboard('robo');
    await screen.findByRole('group', { name: 'Events' });
    expect(optionsOf('Events')).toEqual([
      'Robowars 2026: Finals, Robotics Club, 28 Nov 2026',
      'Robowars 2026: Prelims, Robotics Club, Ongoing',
    ]);
    expect(optionsOf('People')).toEqual(['Rohan Mehta, 12230011, Club coordinator']);
    expect(optionsOf('Units')).toEqual(['Robotics Club, SciTech Council']);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Events',
      'People',
      'Units',
    ]);
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('4 results');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe(`/profile/${id(3)}`);
  });

  it('put matches of the title before those of other fields', async () => {
    const jam: SearchHit = { ...robowars, _id: id(5), title: 'Open Jam', detail: 'Music Club' };
    server.use(answers(calls.search, [jam, robowars]));
    const { user } = await openPalette();
    await user.keyboard('robo');
    await screen.findByRole('group', { name: 'Events' });
    expect(optionsOf('Events').map((name) => name?.split(',')[0])).toEqual(['Robowars 2026: Finals', 'Open Jam']);
  });

  it('are loaded when typing pauses, with the whole text', async () => {
    const asked: string[] = [];
    server.use(
      answers(calls.search, ({ query }) => {
        asked.push(query.q);
        return [robowars];
      }),
    );
    const { user } = await openPalette();
    await user.keyboard('robowars');
    await screen.findByRole('option', { name: /Robowars/ });
    expect(asked.at(-1)).toBe('robowars');
    expect(asked.length).toBeLessThan(8);
  });

  it('are loaded with a text that the service accepts, however long the pasted one is', async () => {
    const asked: string[] = [];
    server.use(
      answers(calls.search, ({ query }) => {
        asked.push(query.q);
        return [];
      }),
    );
    const { user } = await openPalette();
    await user.paste(`robowars ${'x'.repeat(200)}`);
    expect(await screen.findByText(/^Nothing found for “robowars x/, { selector: 'p' })).toBeVisible();
    expect(Math.max(...asked.map((q) => q.length))).toBe(TEXT_LIMITS.name);
  });

  it('are never those of an older text, and stay until the new ones are loaded', async () => {
    const waiting = new Map<string, (hits: SearchHit[]) => void>();
    server.use(
      answers(calls.search, ({ query }) => new Promise<SearchHit[]>((resolve) => waiting.set(query.q ?? '', resolve))),
    );
    const { user } = await openPalette();
    await user.keyboard('robo');
    await waitFor(() => expect(waiting.has('robo')).toBe(true));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Searching...');
    waiting.get('robo')?.([robowars]);
    await screen.findByRole('option', { name: /Finals/ });
    await user.keyboard('w');
    await waitFor(() => expect(waiting.has('robow')).toBe(true));
    expect(screen.getByRole('option', { name: /Finals/ })).toBeInTheDocument();
    await user.keyboard('x');
    await waitFor(() => expect(waiting.has('robowx')).toBe(true));
    waiting.get('robowx')?.([]);
    await waitFor(() => expect(waiting.has('rob')).toBe(true));
    waiting.get('rob')?.([]);
    expect(await screen.findByText('Nothing found for “robowx”', { selector: 'p' })).toBeVisible();
    waiting.get('robow')?.([robowars]);
    await user.keyboard('{Shift}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('forgive a small mistake where nothing else is found', async () => {
    server.use(answers(calls.search, ({ query }) => (query.q === 'rob' ? found : [])));
    const { user } = await openPalette();
    await user.keyboard('robowras');
    await screen.findByRole('group', { name: 'Events' });
    expect(optionsOf('Events')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Units' })).not.toBeInTheDocument();
  });

  it('disappear when another word is begun', async () => {
    server.use(answers(calls.search, ({ query }) => (query.q === 'robo' ? [robowars] : [])));
    const { user, field } = await openPalette();
    await user.keyboard('robo');
    await screen.findByRole('option', { name: /Finals/ });
    await user.clear(field);
    expect(screen.queryByRole('option', { name: /Finals/ })).not.toBeInTheDocument();
    await user.keyboard('qq');
    expect(screen.queryByRole('option', { name: /Finals/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Nothing found for “qq”', { selector: 'p' })).toBeVisible();
  });

  it('can fail: pages are found all the same, with a retry', async () => {
    let isAway = true;
    server.use(answers(calls.search, () => (isAway ? problem('SYSTEM.UNAVAILABLE') : found)));
    const { user } = await openPalette();
    await user.keyboard('ro');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(optionsOf('Pages')).toContain('Roles');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('group', { name: 'People' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
