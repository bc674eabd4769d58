import { pendingCounts, liveEvents } from '@portal/campus-kit/testing';
import { calls, type Role } from '@portal/contracts';
import { answers, liveStream, portalServer } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { ClubDashboardPage } from './club-dashboard-page';
import { GensecDashboardPage } from './gensec-dashboard-page';
import { PresidentDashboardPage } from './president-dashboard-page';
import { aClub } from './sample-club';

const counted = (total: number) => HttpResponse.json([], { headers: { 'x-total-count': String(total) } });
const activities = liveStream(calls.streamActivities);
const server = portalServer(
  activities.handler,
  answers(calls.listRecentActivities, []),
  answers(calls.listManagedEvents, () => counted(12)),
  answers(calls.listHolders, () => counted(64)),
  answers(calls.listRoomRequests, () => counted(3)),
  answers(calls.readPendingCounts, pendingCounts({ positions: 2 })),
  answers(calls.readClubData, aClub()),
);

describe('an open dashboard', () => {
  const live = liveEvents(server);

  it.each<[Role, ReactNode]>([
    ['PRESIDENT', <PresidentDashboardPage key="president" />],
    ['GENSEC_CULTURAL', <GensecDashboardPage key="gensec" />],
    ['CLUB_COORDINATOR', <ClubDashboardPage key="club" />],
  ])('of %s asks for nothing in ten minutes in which nothing changes', async (as, page) => {
    await live.show(page, { as });
    expect(screen.getByText('No recent activities found')).toBeVisible();
    expect(activities.connections()).toBe(1);
    expect(await live.quietMinutes(10, activities)).toEqual([]);
  });
});
