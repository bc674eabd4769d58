import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ApprovalsPage } from './approvals-page';
import { aRoomRequest } from './sample-approvals';

const hall = aRoomRequest('Main Hall');
const lab = aRoomRequest('Lab 2', { date: '2030-01-04' });

portalServer(
  answers(calls.listUnits, []),
  answers(calls.listRooms, []),
  answers(calls.listRoomRequests, [lab, hall]),
  answers(calls.listClaims, []),
  answers(calls.listUnendorsedUserSkills, []),
  answers(calls.listUnendorsedSkills, []),
  answers(calls.listUnendorsedAchievements, []),
  // A decision that is held is sent when the page is left, as at the end of a test.
  answers(calls.reviewRoomRequest, { room_requests: [] }),
);

const { matchMedia } = window;
beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('width < 37.5rem') }));
});
afterEach(() => jest.restoreAllMocks());

const title = 'Main Hall: Robotics night';

async function openDetails() {
  const { user } = renderWithPortal(<ApprovalsPage />, { as: 'PRESIDENT', at: '/president-approval' });
  await user.click(await screen.findByRole('button', { name: title }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

describe('the inbox of approvals on a phone', () => {
  it('shows the details over the page, and decides there', async () => {
    const { user, dialog } = await openDetails();
    expect(dialog.getByText('Two projectors.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Robotics Club' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`${title}: approved.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });

  it('asks there for the reason, and gives the focus back to the list', async () => {
    const { user, dialog } = await openDetails();
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    const reason = within(await screen.findByRole('dialog', { name: 'Why is it returned?' }));
    await user.click(reason.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`${title}: rejected.`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Lab 2: Robotics night' })).toHaveFocus());
  });

  it('goes back to the list when they are closed', async () => {
    const { user, dialog } = await openDetails();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: title })).toHaveFocus());
  });
});
