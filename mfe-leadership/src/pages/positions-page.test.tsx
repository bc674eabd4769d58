import { calls, POSITION_TYPES, type PositionAnswer, type QueryOf, type Role } from '@portal/contracts';
import { TextLink } from '@portal/ui';
import { answers, portalServer, problem, refuses, renderWithPortal, type Asked } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { PositionsPage } from './positions-page';
import { aPosition, codingClub, danceClub, treasurer } from './sample-positions';

const server = portalServer();

beforeEach(() =>
  server.use(
    answers(calls.listUnits, [
      { ...codingClub, type: 'Club' },
      { ...danceClub, type: 'Club' },
    ]),
  ),
);

const counted = (total: number, items: readonly PositionAnswer[], more: Record<string, string> = {}) =>
  HttpResponse.json([...items], { headers: { 'x-total-count': String(total), ...more } });
const isSearch = ({ query: { q, unit, type } }: Asked<typeof calls.listPositions>) =>
  [q, unit, type].some((filter) => filter !== undefined);
const lead = aPosition();

/** Two positions of thirty; a search finds the second. */
function answerThirty() {
  const asked: QueryOf<typeof calls.listPositions>[] = [];
  server.use(
    answers(calls.listPositions, (request) => {
      asked.push(request.query);
      return isSearch(request) ? counted(1, [treasurer]) : counted(30, [lead, treasurer]);
    }),
  );
  return asked;
}

const show = (at = '/cosa', as: Role = 'STUDENT') => renderWithPortal(<PositionsPage />, { as, at, path: '/cosa' });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the positions', () => {
  it('says that they are loading, then shows a card each', async () => {
    answerThirty();
    show();
    expect(screen.getByText('Loading positions...')).toBeInTheDocument();
    const { getByText, getByRole } = await card('Team Lead, Web');
    expect(getByText('POS-0007')).toBeVisible();
    expect(getByText('Team Lead')).toBeVisible();
    expect(getByRole('link', { name: 'Coding Club' })).toHaveAttribute('href', `/units/${codingClub._id}`);
    expect(getByText('1 of 2 places filled')).toBeVisible();
    expect(screen.getByText('Showing 30 of 30 positions')).toBeVisible();
  });

  it('shows at most three skills of each, and how many more there are', async () => {
    answerThirty();
    show();
    const { getAllByRole } = await card('Team Lead, Web');
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'React',
      'Node.js',
      'Git',
      '+2 more',
    ]);
    expect((await card('Treasurer')).queryByRole('list')).not.toBeInTheDocument();
  });

  it('searches as one types', async () => {
    const asked = answerThirty();
    const { user, address } = show();
    await card('Team Lead, Web');
    await user.type(screen.getByRole('searchbox'), 'treas');
    expect(await screen.findByText('Showing 1 of 30 positions')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Team Lead, Web' })).not.toBeInTheDocument();
    expect(asked.at(-1)?.q ?? asked.at(-2)?.q).toBe('treas');
    expect(address()).toBe('/cosa?q=treas');
  });

  it('finds them by department and type', async () => {
    const asked = answerThirty();
    const { user, address } = show();
    await screen.findByRole('option', { name: 'Dance Club' });
    await user.selectOptions(screen.getByLabelText('Department'), 'Dance Club');
    await user.selectOptions(screen.getByLabelText('Type'), 'Other');
    await waitFor(() => expect(address()).toBe(`/cosa?unit=${danceClub._id}&type=Other`));
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ unit: danceClub._id, type: 'Other' })));
    const types = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual(['All', ...POSITION_TYPES]);
  });

  it('applies the filters of the URL', async () => {
    answerThirty();
    show('/cosa?q=Treasurer');
    expect(screen.getByRole('searchbox')).toHaveValue('Treasurer');
    await card('Treasurer');
    expect(await screen.findByText('Showing 1 of 30 positions')).toBeVisible();
  });

  it('follows a link of the search, also from this page', async () => {
    answerThirty();
    const page = (
      <>
        <PositionsPage />
        <TextLink href="/cosa?q=Treasurer">Found</TextLink>
      </>
    );
    const { user } = renderWithPortal(page, { as: 'STUDENT', at: '/cosa?q=web', path: '/cosa' });
    await user.click(screen.getByRole('link', { name: 'Found' }));
    expect(screen.getByRole('searchbox')).toHaveValue('Treasurer');
    await card('Treasurer');
  });

  it('says when nothing is found, and clears the filters', async () => {
    server.use(
      answers(calls.listPositions, (request) => (isSearch(request) ? counted(0, []) : counted(2, [lead, treasurer]))),
    );
    const { user, address } = show('/cosa?q=zz&type=Intern');
    expect(await screen.findByText('No positions found.')).toBeVisible();
    expect(await screen.findByText('Showing 0 of 2 positions')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await card('Treasurer');
    expect(address()).toBe('/cosa');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says when there are none at all', async () => {
    server.use(answers(calls.listPositions, () => counted(0, [])));
    show();
    expect(await screen.findByText('No positions found.')).toBeVisible();
    expect(screen.getByText('Showing 0 of 0 positions')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('says when they could not be loaded, and tries again when asked', async () => {
    server.use(refuses(calls.listPositions, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the positions.")).toBeVisible();
    answerThirty();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Treasurer');
  });

  it('shows more when asked, and says when that failed', async () => {
    let fails = true;
    server.use(
      answers(calls.listPositions, ({ query }) => {
        if (query.cursor === undefined)
          return counted(2, [lead], { link: '</api/positions/get-all?cursor=two>; rel="next"' });
        return fails ? problem('SYSTEM.UNAVAILABLE') : counted(2, [treasurer]);
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
    expect(await screen.findByText("We couldn't load more positions.")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Treasurer');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('shows the details of a position', async () => {
    answerThirty();
    const { user } = show();
    await user.click((await card('Team Lead, Web')).getByRole('button', { name: 'View Details of Team Lead, Web' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Position Details' }));
    const facts = dialog.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual([
      'Position: Team Lead, Web',
      'Position ID: POS-0007',
      'Department: Coding Club',
      'Type: Team Lead',
      'Places: 2',
      'Holders: See who holds it',
      'Min CGPA: 7.5',
      'Min year of study: 2',
      'Skills: ReactNode.jsGitCSSSQL',
      'Created: 6 Apr 2026, 10:12 am',
    ]);
    expect(dialog.getByText('Reviews what is merged')).toBeVisible();
    expect(dialog.getByText('Leads six people who build the portal of the fest.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads from a position to its holders', async () => {
    answerThirty();
    const { user } = show();
    const holders = `/cosa?tab=holders&position=${lead._id}`;
    const { getByRole } = await card('Team Lead, Web');
    expect(getByRole('link', { name: 'Holders of Team Lead, Web' })).toHaveAttribute('href', holders);
    await user.click(getByRole('button', { name: /^View Details/ }));
    expect(screen.getByRole('link', { name: 'See who holds it' })).toHaveAttribute('href', holders);
  });

  it.each<[Role, boolean]>([
    ['STUDENT', false],
    ['CLUB_COORDINATOR', true],
    ['GENSEC_SPORTS', true],
    ['PRESIDENT', true],
  ])('links %s to the form of a new position: %s', async (role, mayAdd) => {
    answerThirty();
    show('/cosa', role);
    await card('Treasurer');
    const link = screen.queryByRole('link', { name: 'Add Position' });
    expect(link?.getAttribute('href')).toBe(mayAdd ? '/cosa/create' : undefined);
  });
});
