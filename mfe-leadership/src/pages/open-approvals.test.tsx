import { liveEvents } from '@portal/campus-kit/testing';
import { calls } from '@portal/contracts';
import { answers, portalServer } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ApprovalsPage } from './approvals-page';
import { aRoomRequest } from './sample-approvals';
import { aClaim } from './sample-endorsements';
import { aHolder } from './sample-holders';

const server = portalServer(
  answers(calls.listUnits, []),
  answers(calls.listRooms, []),
  answers(calls.listRoomRequests, [aRoomRequest('Main Hall')]),
  answers(calls.listClaims, []),
  answers(calls.listUnendorsedUserSkills, []),
  answers(calls.listUnendorsedSkills, []),
  answers(calls.listUnendorsedAchievements, []),
);

const rows = () => within(screen.getByRole('list', { name: 'Pending' })).getAllByRole('listitem').length;

describe('an open inbox of approvals', () => {
  const live = liveEvents(server);

  it('follows what is claimed, and which rooms are requested', async () => {
    await live.show(<ApprovalsPage />, { as: 'PRESIDENT' });
    expect(rows()).toBe(1);
    server.use(
      answers(calls.listClaims, [aHolder({ can_manage: true })]),
      answers(calls.listUnendorsedUserSkills, [aClaim('Tabla')]),
    );
    await live.tell({ kind: 'pending' });
    await waitFor(() => expect(rows()).toBe(3));
    server.use(answers(calls.listRoomRequests, [aRoomRequest('Main Hall'), aRoomRequest('Lab 2')]));
    await live.pass(10_000);
    await live.tell({ kind: 'room-requests' });
    await waitFor(() => expect(rows()).toBe(4));
  });
});
