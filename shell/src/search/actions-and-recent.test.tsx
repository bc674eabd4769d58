import { calls, type Role, type SearchHit } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { Search } from './search';

const server = portalServer();

const robowars: SearchHit = {
  kind: 'event',
  _id: '65a000000000000000000001',
  title: 'Robowars 2026: Finals',
  detail: 'Robotics Club',
  link: '/events/65a000000000000000000001',
  category: 'scitech',
};

function Desk() {
  return <Search session={useSession()} />;
}

async function openPalette(as: Role | 'visitor') {
  const portal = renderWithPortal(<Desk />, { as, at: '/events' });
  await portal.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return portal;
}

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label'));

describe('actions', () => {
  it.each<[string, Role | 'visitor', string, string]>([
    ['approve', 'PRESIDENT', 'Approve or reject requests', '/president-approval'],
    ['approve', 'CLUB_COORDINATOR', 'Approve or reject requests', '/approvals'],
    ['new event', 'GENSEC_SPORTS', 'Create a new event', '/add-event'],
    ['contact', 'visitor', 'Help', '/help'],
    ['dark', 'STUDENT', 'Change the theme', '/settings'],
  ])('are found by what one types for them: %s as %s', async (typed, as, action, href) => {
    server.use(answers(calls.search, []));
    const { user } = await openPalette(as);
    await user.keyboard(typed);
    expect(screen.getByRole('option', { name: action })).toHaveAttribute('href', href);
  });

  it('are left out where a page of that name is found', async () => {
    server.use(answers(calls.search, []));
    const { user } = await openPalette('STUDENT');
    await user.keyboard('give feedback');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Give FeedbackEnter']);
  });

  it('are there for those who may open their page, once something is typed', async () => {
    server.use(answers(calls.search, []));
    const { user } = await openPalette('STUDENT');
    expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
    await user.keyboard('new event');
    expect(screen.queryByRole('option', { name: 'Create a new event' })).not.toBeInTheDocument();
  });
});

describe('what was opened last', () => {
  beforeEach(() => localStorage.clear());
  afterAll(() => localStorage.clear());

  it('comes first when the search is opened again, the latest first and each once', async () => {
    server.use(answers(calls.search, [robowars]));
    const { user } = await openPalette('STUDENT');
    await user.keyboard('settings{Enter}');
    for (const typed of ['finals', 'finals']) {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox');
      await user.keyboard(typed);
      await user.click(await screen.findByRole('option', { name: /Robowars/ }));
    }
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    expect(optionsOf('Recent')).toEqual(['Robowars 2026: Finals, Robotics Club', 'Settings']);
    await user.keyboard('x');
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });

  it('is not stored of a visitor', async () => {
    server.use(answers(calls.search, [robowars]));
    const { user } = await openPalette('visitor');
    await user.keyboard('finals');
    await user.click(await screen.findByRole('option', { name: /Robowars/ }));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
