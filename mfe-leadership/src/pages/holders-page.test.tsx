import { calls, type HolderAnswer, type QueryOf, type Role } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal, type Asked } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { PositionsPage } from './positions-page';
import { aHolder, nandini, nandiniForStudents } from './sample-holders';
import { codingClub, danceClub } from './sample-positions';

const server = portalServer();
const sneha = aHolder();

beforeEach(() =>
  server.use(
    answers(calls.listUnits, [
      { ...codingClub, type: 'Club' },
      { ...danceClub, type: 'Club' },
    ]),
    answers(calls.listClaims, []),
    answers(calls.listHolderHistory, []),
  ),
);

const counted = (total: number, items: readonly HolderAnswer[], more: Record<string, string> = {}) =>
  HttpResponse.json([...items], { headers: { 'x-total-count': String(total), ...more } });
const isSearch = ({ query: { q, status, unit, position, tenure_year } }: Asked<typeof calls.listHolders>) =>
  [q, status, unit, position, tenure_year].some((filter) => filter !== undefined);

/** Two holders of thirty; a search finds the second. */
function answerThirty() {
  const asked: QueryOf<typeof calls.listHolders>[] = [];
  server.use(
    answers(calls.listHolders, (request) => {
      asked.push(request.query);
      return isSearch(request) ? counted(1, [nandini]) : counted(30, [sneha, nandini]);
    }),
  );
  return asked;
}

const show = (query = '', as: Role = 'GENSEC_SCITECH') =>
  renderWithPortal(<PositionsPage />, { as, at: `/cosa?tab=holders${query}`, path: '/cosa' });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const snehaCard = () => card('Sneha Kulkarni, Team Lead, Web');
const nandiniCard = () => card('Nandini Rao, Treasurer');

describe('the position holders', () => {
  it('are the second tab of the records, in the address too', async () => {
    answerThirty();
    server.use(answers(calls.listPositions, []));
    const { user, address } = renderWithPortal(<PositionsPage />, { as: 'STUDENT', at: '/cosa?q=web', path: '/cosa' });
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(tab('View Positions')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('View Position Holders (POR)'));
    await snehaCard();
    expect(address()).toBe('/cosa?tab=holders');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/cosa'));
    expect(tab('View Positions')).toHaveFocus();
  });

  it('are loading, then have a card each', async () => {
    answerThirty();
    show();
    expect(screen.getByText('Loading position holders...')).toBeInTheDocument();
    const { getByText, getByRole } = await snehaCard();
    expect(getByRole('heading', { name: 'Sneha Kulkarni' })).toBeVisible();
    expect(getByText('SK')).toBeVisible();
    expect(getByText('12230018')).toBeVisible();
    expect(getByText('Active')).toBeVisible();
    expect(getByText('Team Lead, Web')).toBeVisible();
    expect(getByText('Coding Club')).toBeVisible();
    expect(getByText('Tenure 2026-2027, POR-2026-0397')).toBeVisible();
    expect((await nandiniCard()).getByText('Terminated')).toBeVisible();
    expect(screen.getByText('Showing 30 of 30 position holders')).toBeVisible();
  });

  it('are found as one types', async () => {
    const asked = answerThirty();
    const { user, address } = show();
    await snehaCard();
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name, email, student ID, position, or POR ID' }),
      'nand',
    );
    expect(await screen.findByText('Showing 1 of 30 position holders')).toBeVisible();
    expect(asked).toContainEqual(expect.objectContaining({ q: 'nand', limit: 12 }));
    expect(address()).toBe('/cosa?tab=holders&q=nand');
  });

  it('are found by status, tenure and department', async () => {
    const asked = answerThirty();
    const { user, address } = show();
    await screen.findByRole('option', { name: 'Dance Club' });
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Status')).toEqual(['All', 'Active', 'Completed', 'Terminated']);
    expect(optionsOf('Tenure').at(-1)).toBe('2016-2017');
    await user.selectOptions(screen.getByLabelText('Status'), 'Terminated');
    await user.selectOptions(screen.getByLabelText('Tenure'), '2025-2026');
    await user.selectOptions(screen.getByLabelText('Department'), 'Dance Club');
    const chosen = { status: 'terminated', tenure_year: '2025-2026', unit: danceClub._id };
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining(chosen)));
    expect(address()).toBe(`/cosa?tab=holders&status=terminated&tenure_year=2025-2026&unit=${danceClub._id}`);
  });

  it('are those that a link asks for', async () => {
    answerThirty();
    show('&q=Nandini');
    expect(await screen.findByRole('searchbox')).toHaveValue('Nandini');
    await nandiniCard();
    expect(await screen.findByText('Showing 1 of 30 position holders')).toBeVisible();
  });

  it('are those of one position, until all are asked for', async () => {
    const asked = answerThirty();
    const { user, address } = show(`&position=${nandini.position_id._id}`);
    await nandiniCard();
    expect(asked).toContainEqual(expect.objectContaining({ position: nandini.position_id._id }));
    expect(screen.getByText('Position: Treasurer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show holders of all positions' }));
    await snehaCard();
    expect(address()).toBe('/cosa?tab=holders');
  });

  it('say when none is found, and clear the filters but not the tab', async () => {
    server.use(
      answers(calls.listHolders, (request) => (isSearch(request) ? counted(0, []) : counted(2, [sneha, nandini]))),
    );
    const { user, address } = show('&q=zz&status=completed');
    expect(await screen.findByText('No position holders found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    expect(await screen.findByText('Showing 0 of 2 position holders')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await nandiniCard();
    expect(address()).toBe('/cosa?tab=holders');
  });

  it('say when there are none at all', async () => {
    server.use(answers(calls.listHolders, () => counted(0, [])));
    show();
    expect(await screen.findByText('No position holders found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    server.use(refuses(calls.listHolders, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the position holders.")).toBeVisible();
    answerThirty();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await nandiniCard();
  });

  it('are more when asked, and say when that failed', async () => {
    let fails = true;
    server.use(
      answers(calls.listHolders, ({ query }) => {
        if (query.cursor === undefined)
          return counted(2, [sneha], { link: '</api/positions/get-all-position-holder?cursor=two>; rel="next"' });
        return fails ? problem('SYSTEM.UNAVAILABLE') : counted(2, [nandini]);
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
    expect(await screen.findByText("We couldn't load more position holders.")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await nandiniCard();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('show to students name, position, unit, tenure and status alone', async () => {
    server.use(answers(calls.listHolders, [nandiniForStudents]));
    show('', 'STUDENT');
    const { getByText, queryByRole } = await nandiniCard();
    expect(getByText('Tenure 2025-2026')).toBeVisible();
    expect(getByText('Dance Club')).toBeVisible();
    expect(queryByRole('button')).not.toBeInTheDocument();
  });

  it('lead to the page of the unit, from the card and from the details', async () => {
    answerThirty();
    const { user } = show();
    const { getByRole } = await snehaCard();
    const href = `/units/${codingClub._id}`;
    expect(getByRole('link', { name: 'Coding Club' })).toHaveAttribute('href', href);
    await user.click(getByRole('button', { name: /^View Details of / }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Coding Club' })).toHaveAttribute('href', href);
  });

  it.each<[Role, boolean]>([
    ['STUDENT', false],
    ['CLUB_COORDINATOR', true],
    ['PRESIDENT', true],
  ])('link %s to the form of a new one: %s', async (role, mayAdd) => {
    answerThirty();
    show('', role);
    await nandiniCard();
    const link = screen.queryByRole('link', { name: 'Add Position Holder' });
    expect(link?.getAttribute('href')).toBe(mayAdd ? '/cosa/create?tab=holders' : undefined);
  });
});

describe('the details of a position holder', () => {
  async function open(holder: HolderAnswer) {
    server.use(answers(calls.listHolders, [holder]));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^View Details of / }));
    const dialog = within(screen.getByRole('dialog', { name: 'Position Holder Details' }));
    const headings = () => dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const facts = () =>
      dialog.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    return { user, dialog, headings, facts };
  }

  it('have five sections, and the history for those who manage the record', async () => {
    server.use(
      answers(calls.listHolderHistory, [
        { at: '2026-11-02T11:05:00.000Z', by: 'Kavya Iyer', action: 'changed', changed: ['status', 'metrics'] },
        { at: '2026-04-06T04:42:00.000Z', action: 'completed', changed: [] },
      ]),
    );
    const { dialog, headings, facts } = await open(sneha);
    expect(headings()).toEqual([
      'User Information',
      'Position Information',
      'Appointment Details',
      'Performance Metrics',
      'Timeline',
      'History',
    ]);
    expect(facts()).toEqual([
      'Name: Sneha Kulkarni',
      'Email: sneha@example.edu',
      'Student ID: 12230018',
      'Position: Team Lead, Web',
      'Department: Coding Club',
      'Type: Team Lead',
      'Tenure year: 2026-2027',
      'POR ID: POR-2026-0397',
      'Status: Active',
      'Appointed by: Arjun Menon',
      'Date: 6 Apr 2026',
      'Events organised: 9',
      'Budget utilised: ₹1,12,400',
      'Feedback: Runs the clinics on time.',
      'Created: 6 Apr 2026, 10:12 am',
      'Last updated: 2 Nov 2026, 4:35 pm',
    ]);
    expect(await dialog.findByText('Changed by Kavya Iyer')).toBeVisible();
    expect(dialog.getByText('Status, Performance metrics')).toBeVisible();
    expect(dialog.getByRole('list')).toHaveTextContent('Completed6 Apr 2026, 10:12 am');
  });

  it('leave out what is not known of the appointment, and say why it ended', async () => {
    const { headings, facts, dialog } = await open(nandini);
    expect(headings()).toEqual(['User Information', 'Position Information', 'Performance Metrics', 'Timeline']);
    expect(facts()).toContain('Reason: Left the institute.');
    expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it.each([
    [{ appointed_by: 'Arjun Menon' }, ['Appointed by: Arjun Menon']],
    [{ appointment_date: '2026-04-06' }, ['Date: 6 Apr 2026']],
  ])('show of the appointment %j alone', async (appointment, shown) => {
    const { facts, headings } = await open({ ...nandini, appointment_details: appointment });
    expect(headings()).toContain('Appointment Details');
    expect(facts().filter((fact) => /^(Appointed by|Date)/.test(fact))).toEqual(shown);
  });

  it('say why somebody was appointed who does not meet the requirements', async () => {
    const { facts } = await open({ ...sneha, requirements_reason: 'The only one who knows the server.' });
    expect(facts()).toContain('Reason for exception: The only one who knows the server.');
  });

  it('say when the history could not be loaded', async () => {
    server.use(refuses(calls.listHolderHistory, 'SYSTEM.UNAVAILABLE'));
    const { dialog } = await open(sneha);
    expect(await dialog.findByText("We couldn't load the history.")).toBeVisible();
  });
});
