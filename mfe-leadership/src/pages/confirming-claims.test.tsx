import { calls, type ClaimAnswer, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PositionsPage } from './positions-page';
import { aHolder, nandini, profileOf } from './sample-holders';

const server = portalServer();
const sneha = aHolder();
let claims: ClaimAnswer[];
let decided: unknown[];

beforeEach(() => {
  claims = [sneha, { ...nandini, can_manage: true }];
  decided = [];
  server.use(
    answers(calls.listUnits, []),
    answers(calls.listHolders, []),
    answers(calls.listClaims, () => claims),
    answers(calls.confirmHolder, ({ params, body }) => {
      decided.push([params['id'], body]);
      claims = claims.filter(({ _id }) => _id !== params['id']);
      return sneha;
    }),
  );
});

const show = (as: Role = 'PRESIDENT') =>
  renderWithPortal(<PositionsPage />, { as, at: '/cosa?tab=holders', path: '/cosa' });
const section = () => screen.findByRole('region', { name: 'Positions to confirm' });
const row = async (name: string) => within(within(await section()).getByRole('listitem', { name }));
const snehaRow = () => row('Sneha Kulkarni, Team Lead, Web');

describe('positions waiting for confirmation', () => {
  it('stand above the list, the oldest first, with who says they hold what', async () => {
    show();
    const { getByText, getByRole } = await snehaRow();
    const { _id: unitId } = sneha.position_id.unit_id;
    expect(getByRole('link', { name: 'Coding Club' })).toHaveAttribute('href', `/units/${unitId}`);
    expect(getByText('Tenure 2026-2027')).toBeVisible();
    expect(getByText('12230018')).toBeVisible();
    expect(getByText('Appointed by Arjun Menon on 6 Apr 2026')).toBeVisible();
    const rows = within(await section()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
  });

  it('come together with the list, which they would push down', async () => {
    let answer!: (claims: ClaimAnswer[]) => void;
    const late = new Promise<ClaimAnswer[]>((resolve) => (answer = resolve));
    let isListAsked = false;
    server.use(
      answers(calls.listClaims, () => late),
      answers(calls.listHolders, () => {
        isListAsked = true;
        return [];
      }),
    );
    show();
    await waitFor(() => expect(isListAsked).toBe(true));
    expect(screen.queryByRole('group', { name: 'View Position Holders (POR)' })).toBeNull();
    answer(claims);
    expect(await section()).toBeVisible();
    expect(screen.getByRole('group', { name: 'View Position Holders (POR)' })).toBeVisible();
  });

  it('are confirmed in place, one after the other by the keyboard', async () => {
    const { user } = show();
    const { getByRole } = await snehaRow();
    getByRole('button', { name: 'Confirm' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Sneha Kulkarni confirmed as Team Lead, Web.')).toBeVisible();
    await waitFor(async () => expect(within(await section()).getAllByRole('listitem')).toHaveLength(1));
    expect(within(await section()).getByRole('listitem')).toHaveFocus();
    // Past the name of the unit and Return.
    for (let stops = 0; stops < 3; stops += 1) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Positions to confirm' })).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'View Position Holders (POR)' })).toHaveFocus();
    expect(decided).toEqual([
      [sneha._id, { decision: 'confirmed' }],
      [nandini._id, { decision: 'confirmed' }],
    ]);
  });

  it('show on demand whether the student meets what the position asks for', async () => {
    const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] };
    claims = [{ ...sneha, requirements }];
    let reads = 0;
    server.use(
      answers(calls.readProfile, () => {
        reads += 1;
        return profileOf({ cgpa: 8.2, current_year: '1st' });
      }),
      answers(calls.listUserSkills, []),
    );
    const { user } = show();
    const { getByRole } = await snehaRow();
    const button = getByRole('button', { name: 'Check requirements' });
    expect(reads).toBe(0);
    await user.click(button);
    const list = within(await screen.findByRole('region', { name: 'Requirements of Team Lead, Web' }));
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'CGPA of at least 7.5Met',
        'Year 2 or laterNot met',
        'ReactNot met',
      ]),
    );
    expect(getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Requirements of Team Lead, Web' })).not.toBeInTheDocument();
  });

  it('are returned with a reason', async () => {
    const { user } = show();
    const { getByRole, getByLabelText } = await snehaRow();
    await user.click(getByRole('button', { name: 'Return' }));
    expect(getByLabelText('Reason')).toHaveFocus();
    await user.click(getByRole('button', { name: 'Return position' }));
    expect(getByLabelText('Reason')).toHaveAccessibleDescription(/Please give a reason\.$/);
    expect(getByLabelText('Reason')).toHaveFocus();
    fireEvent.change(getByLabelText('Reason'), { target: { value: 'Wrong tenure.' } });
    await user.click(getByRole('button', { name: 'Return position' }));
    expect(await screen.findByText('Team Lead, Web returned to Sneha Kulkarni.')).toBeVisible();
    expect(decided).toEqual([[sneha._id, { decision: 'refused', reason: 'Wrong tenure.' }]]);
  });

  it('offer no decision about one’s own', async () => {
    claims = [nandini];
    show();
    const { queryByRole } = await row('Nandini Rao, Treasurer');
    expect(queryByRole('button')).not.toBeInTheDocument();
  });

  it('are left as they are by Back', async () => {
    const { user } = show();
    const { getByRole, queryByLabelText } = await snehaRow();
    await user.click(getByRole('button', { name: 'Return' }));
    await user.click(getByRole('button', { name: 'Back' }));
    expect(queryByLabelText('Reason')).not.toBeInTheDocument();
    expect(getByRole('button', { name: 'Confirm' })).toBeVisible();
  });

  it('say why one could not be confirmed', async () => {
    const message = 'Maximum position holders (1) already appointed for the year 2026-2027.';
    server.use(refuses(calls.confirmHolder, 'HOLDER.FULL', { message }));
    const { user } = show();
    const { getByRole, findByRole } = await snehaRow();
    await user.click(getByRole('button', { name: 'Confirm' }));
    expect(await findByRole('alert')).toHaveTextContent(message);
  });

  it('are not shown when there are none, and never asked for by a student', async () => {
    claims = [];
    const { unmount } = show();
    await screen.findByText('No position holders found');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Positions to confirm' })).not.toBeInTheDocument());
    unmount();
    server.use(refuses(calls.listClaims, 'ACCESS.FORBIDDEN'));
    show('STUDENT');
    await screen.findByText('No position holders found');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    server.use(refuses(calls.listClaims, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the positions to confirm.")).toBeVisible();
    server.use(answers(calls.listClaims, claims));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await snehaRow();
  });
});
