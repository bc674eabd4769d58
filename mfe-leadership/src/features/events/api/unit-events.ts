import { useRegistrationTimes } from '@portal/campus-kit/events';
import { calls } from '@portal/contracts';
import { readQuery, useRead } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_NEXT = 5;
/** Events that were cancelled keep their place in the list, and are not shown. */
const MAX_CANCELLED = 3;
const MAX_PAST = 3;

export const nextEventsQuery = (unitId: string) =>
  readQuery(calls.listPublicEvents, { query: { unit: unitId, limit: MAX_NEXT + MAX_CANCELLED } });

/** What is on at a unit or planned, the soonest first. */
export function useNextEvents(unitId: string) {
  const query = useQuery(nextEventsQuery(unitId));
  const next = query.data?.filter(({ status }) => status === 'ongoing' || status === 'planned').slice(0, MAX_NEXT);
  useRegistrationTimes(query, next ?? []);
  return { query, next };
}

/** What was held last, the latest first. */
export function usePastEvents(unitId: string) {
  return useRead(calls.listPublicEvents, { query: { unit: unitId, status: 'completed', limit: MAX_PAST } });
}
