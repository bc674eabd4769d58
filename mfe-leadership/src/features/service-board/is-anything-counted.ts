import type { CouncilService } from '@portal/contracts';

/** Whether there is any number to show. */
export function isAnythingCounted(councils: readonly CouncilService[]): boolean {
  return councils.some(
    ({ feedback, room_requests: requests, events_held: held, attendance }) =>
      feedback.count !== null || requests.count !== null || held > 0 || attendance !== null,
  );
}
