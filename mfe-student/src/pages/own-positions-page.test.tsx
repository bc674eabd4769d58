import { calls, tenureBefore, tenureFrom, type OwnHolding, type Role, type SessionUser } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnPositionsPage } from './own-positions-page';
import { aHolding, awaiting, returned } from './sample-holdings';

const server = portalServer();
const asha = personAs('STUDENT');
let holdings: OwnHolding[];

beforeEach(() => {
  sessionStorage.clear();
  holdings = [aHolding(), awaiting, returned];
  server.use(answers(calls.listOwnPositions, () => holdings));
});

const show = (query = '', as: Role | SessionUser = asha) =>
  renderWithPortal(<OwnPositionsPage />, { as, at: `/manage-position${query}`, path: '/manage-position' });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('my positions', () => {
  it('are loading, then show position, unit, tenure, who appointed and how each stands', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listOwnPositions, ({ params }) => {
        asked.push(params['userId']);
        return holdings;
      }),
    );
    show();
    expect(screen.getByText('Loading your positions...')).toBeInTheDocument();
    const { getByText, getByRole, queryByRole } = await row('Team Lead, Web');
    expect(getByText('Active')).toBeVisible();
    const { _id: unitId } = aHolding().position_id.unit_id;
    expect(getByRole('link', { name: 'Coding Club' })).toHaveAttribute('href', `/units/${unitId}`);
    expect(getByText('Tenure 2026-2027')).toBeVisible();
    expect(getByText('POR-2026-0397')).toBeVisible();
    expect(getByText('Appointed by Arjun Menon on 6 Apr 2026')).toBeVisible();
    expect(queryByRole('button')).not.toBeInTheDocument();
    expect((await row('Choreographer')).getByText('Awaiting confirmation')).toBeVisible();
    expect((await row('Treasurer')).getByText('Returned: It was the tenure before.')).toBeVisible();
    expect(screen.getByText('Showing 3 of 3 positions')).toBeVisible();
    expect(asked).toEqual([asha._id]);
  });

  it('lead to their hand-over: of the predecessor while active, of their own tenure in the one after', async () => {
    const now = new Date();
    const current = tenureFrom(now.getFullYear() - (now.getMonth() >= 3 ? 0 : 1));
    const tenure = tenureBefore(current);
    const former = aHolding({ _id: '65e000000000000000000008', status: 'completed', tenure_year: tenure });
    const older = { ...former, _id: '65e000000000000000000009', tenure_year: tenureBefore(tenure) };
    const ended = { ...former, _id: '65e00000000000000000000a', status: 'terminated' } as const;
    holdings = [aHolding(), former, older, ended, awaiting];
    show();
    const links = await screen.findAllByRole('link', { name: 'Hand-over' });
    const handOver = `/hand-over/${former.position_id._id}`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([handOver, `${handOver}?tenure=${tenure}`]);
  });

  it('say why one ended early', async () => {
    holdings = [aHolding({ status: 'terminated', termination_reason: 'Left the club.' })];
    show();
    const { getByText } = await row('Team Lead, Web');
    expect(getByText('Terminated')).toBeVisible();
    expect(getByText('Terminated: Left the club.')).toBeVisible();
  });

  it('are searched and filtered, in the address too', async () => {
    const { user, address } = show();
    await row('Treasurer');
    await user.type(screen.getByRole('searchbox', { name: 'Search by position or unit' }), 'dance');
    await waitFor(() => expect(titles()).toEqual(['Choreographer', 'Treasurer']));
    await user.selectOptions(screen.getByLabelText('Status'), 'Returned');
    expect(titles()).toEqual(['Treasurer']);
    expect(screen.getByText('Showing 1 of 3 positions')).toBeVisible();
    expect(address()).toBe('/manage-position?q=dance&status=refused');
  });

  it('are those that are confirmed, as the home counts them', async () => {
    show('?status=held');
    await row('Team Lead, Web');
    expect(titles()).toEqual(['Team Lead, Web']);
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Confirmed');
  });

  it('say when none matches, and clear the filters', async () => {
    const { user, address } = show('?status=completed');
    expect(await screen.findByText('No positions match your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toHaveLength(3);
    expect(address()).toBe('/manage-position');
  });

  it('say when there are none', async () => {
    holdings = [];
    show();
    expect(await screen.findByText('No positions yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    server.use(refuses(calls.listOwnPositions, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText('Failed to fetch positions')).toBeVisible();
    server.use(answers(calls.listOwnPositions, holdings));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await row('Treasurer');
  });

  it('are not added by officers, who are appointed by others', async () => {
    show('?add=1', 'CLUB_COORDINATOR');
    await row('Treasurer');
    expect(screen.queryByRole('button', { name: 'Add a Position' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('withdrawing a position', () => {
  it('asks first, then takes it from the list, which has the focus', async () => {
    const withdrawn: unknown[] = [];
    server.use(
      answers(calls.withdrawClaim, ({ params }) => {
        withdrawn.push(params['id']);
        holdings = [aHolding(), returned];
        return undefined;
      }),
    );
    const { user } = show();
    await user.click((await row('Choreographer')).getByRole('button', { name: 'Withdraw' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw Choreographer?' }));
    expect(
      question.getByText(/^This removes Choreographer \(Dance Club, 2026-2027\) from your positions/),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Withdraw position' }));
    expect(await screen.findByText('Choreographer withdrawn.')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Team Lead, Web', 'Treasurer']));
    expect(withdrawn).toEqual([awaiting._id]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'My Positions' })).toHaveFocus());
  });

  it('says why it was refused', async () => {
    server.use(refuses(calls.withdrawClaim, 'HOLDER.ALREADY_DECIDED'));
    const { user } = show();
    await user.click((await row('Choreographer')).getByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw position' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This position has already been confirmed or returned.');
  });
});
