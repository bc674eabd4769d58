import { calls, type EventAnswer } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useRegistrationTimes } from '@portal/web-kit/events';
import { useQuery } from '@tanstack/react-query';

/** One event; until it is read, `initialData` is shown of it, which may be an excerpt. */
export function useEvent(id: string, initialData?: EventAnswer) {
  const query = useQuery({
    queryKey: queryKeys.events.one(id),
    queryFn: ({ signal }) => callApi(calls.readEvent, { params: { id }, signal }),
    initialData,
    initialDataUpdatedAt: 0,
  });
  useRegistrationTimes(query, query.data ? [query.data] : []);
  return query;
}
