import { categoryOfRole, type ApprovalKind, type PendingCounts, type RoomRequestAnswer } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { readAll, readOne } from './read-all';
import type { Recounting } from './recount';

type Counted = Partial<Record<ApprovalKind, number>>;

/** What waits for each officer, as the lists of the services have it. */
export const recountPending: Recounting = async ({ services }, { officers }) => {
  const { activity, events, feedback, org, records } = services;
  return Promise.all(
    officers.map(async (officer) => {
      const shown = await readOne<PendingCounts>(activity, officer, '/api/activities/pending');
      const claims = await readAll<{ can_manage?: boolean }>(org, officer, '/api/positions/claims');
      const requests = await readAll<RoomRequestAnswer>(events, officer, '/room/requests');
      const unendorsed = async (path: string) => (await readAll(records, officer, `/api/${path}`)).length;
      const isCoordinator = officer.role === 'CLUB_COORDINATOR';
      const approvals: Counted = {
        'room-requests':
          officer.role === 'PRESIDENT' ? requests.filter(({ status }) => status === 'Pending').length : 0,
        positions: claims.filter(({ can_manage: isTheirs }) => isTheirs).length,
        'user-skills': isCoordinator ? 0 : await unendorsed('skills/user-skills/unendorsed/all'),
        skills: isCoordinator ? 0 : await unendorsed('skills/unendorsed/all'),
        achievements: await unendorsed(`achievements/unendorsed/all${isCoordinator ? '?unit=own' : ''}`),
      };
      const unresolved = await readAll(feedback, officer, `/api/feedback/view-feedback?${unresolvedOf(officer)}`);
      return {
        figure: `what waits for ${officer.username}`,
        shown: {
          ...Object.fromEntries(Object.entries(shown.approvals).map(([kind, { total }]) => [kind, total])),
          feedback: shown.feedback.total,
        },
        counted: { ...approvals, feedback: unresolved.length },
      };
    }),
  );
};

/** The filter of the list of feedback that leaves what is in the area of an officer. */
function unresolvedOf({ role, unit }: Actor): string {
  const category = categoryOfRole(role);
  const area = role === 'CLUB_COORDINATOR' ? { unit: unit?.id ?? '' } : category ? { category } : {};
  return new URLSearchParams({ status: 'Not Resolved', ...area }).toString();
}
