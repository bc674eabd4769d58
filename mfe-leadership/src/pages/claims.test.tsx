import { calls, type ClaimAnswer, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ApprovalsPage } from './approvals-page';
import { PositionsPage } from './positions-page';
import { aHolder, profileOf } from './sample-holders';

const sneha = aHolder({ updated_at: '2026-03-02T06:00:00.000Z' });
/** So many claims, of which only the first are sent. */
const counted = (total: number, ...claims: ClaimAnswer[]) =>
  HttpResponse.json(claims, { headers: { 'x-total-count': String(total) } });

const server = portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listUnits, []),
  answers(calls.listHolders, []),
  answers(calls.listClaims, () => counted(3, sneha)),
  answers(calls.listUnendorsedUserSkills, []),
  answers(calls.listUnendorsedSkills, []),
  answers(calls.listUnendorsedAchievements, []),
);

const showHolders = (as: Role = 'GENSEC_SCITECH') =>
  renderWithPortal(<PositionsPage />, { as, at: '/cosa?tab=holders', path: '/cosa' });

describe('positions that wait for confirmation, above the position holders', () => {
  it('are counted, and lead to the inbox', async () => {
    showHolders();
    const link = await screen.findByRole('link', { name: /^3 positions to confirm/ });
    expect(link).toHaveTextContent(/Oldest .* ago/);
    expect(link).toHaveAttribute('href', '/approvals?kind=positions');
  });

  it('lead the president to the president’s inbox', async () => {
    server.use(answers(calls.listClaims, () => counted(1, sneha)));
    showHolders('PRESIDENT');
    const link = await screen.findByRole('link', { name: /^1 position to confirm/ });
    expect(link).toHaveAttribute('href', '/president-approval?kind=positions');
  });

  it('come together with the list, which they would push down', async () => {
    let answer!: (response: ReturnType<typeof counted>) => void;
    const late = new Promise<ReturnType<typeof counted>>((resolve) => (answer = resolve));
    let isListAsked = false;
    server.use(
      answers(calls.listClaims, () => late),
      answers(calls.listHolders, () => {
        isListAsked = true;
        return [];
      }),
    );
    showHolders();
    await waitFor(() => expect(isListAsked).toBe(true));
    expect(screen.queryByRole('group', { name: 'View Position Holders (POR)' })).toBeNull();
    answer(counted(3, sneha));
    expect(await screen.findByRole('link', { name: /positions to confirm/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'View Position Holders (POR)' })).toBeVisible();
  });

  it('are not named when there are none, and never asked for by a student', async () => {
    server.use(answers(calls.listClaims, () => counted(0)));
    const { unmount } = showHolders();
    await screen.findByText('No position holders found');
    expect(screen.queryByRole('link', { name: /to confirm/ })).toBeNull();
    unmount();
    server.use(refuses(calls.listClaims, 'ACCESS.FORBIDDEN'));
    showHolders('STUDENT');
    await screen.findByText('No position holders found');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    server.use(refuses(calls.listClaims, 'SYSTEM.UNAVAILABLE'));
    const { user } = showHolders();
    expect(await screen.findByText("We couldn't load the positions to confirm.")).toBeVisible();
    server.use(answers(calls.listClaims, () => counted(3, sneha)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^3 positions to confirm/ })).toBeVisible();
  });
});

it('the inbox says whether the student meets what the position asks for', async () => {
  const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] };
  server.use(
    answers(calls.listClaims, [{ ...sneha, can_manage: true, requirements }]),
    answers(calls.readProfile, profileOf({ cgpa: 8.2, current_year: '1st' })),
    answers(calls.listUserSkills, []),
  );
  renderWithPortal(<ApprovalsPage />, { as: 'GENSEC_SCITECH', at: '/approvals' });
  const details = within(await screen.findByRole('complementary', { name: 'Team Lead, Web' }));
  expect(details.getByRole('link', { name: 'Coding Club' })).toHaveAttribute(
    'href',
    `/units/${sneha.position_id.unit_id._id}`,
  );
  expect(details.getByText('Appointed by Arjun Menon on 6 Apr 2026')).toBeVisible();
  const list = within(await details.findByRole('region', { name: 'Requirements of Team Lead, Web' }));
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CGPA of at least 7.5Met',
      'Year 2 or laterNot met',
      'ReactNot met',
    ]),
  );
  expect(details.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});
