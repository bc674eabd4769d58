import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** What the members of a unit can do. */
export const unitSkillsQuery = (unitId: string) =>
  queryOptions({
    queryKey: queryKeys.skills.ofUnit(unitId),
    queryFn: ({ signal }) => callApi(calls.readUnitSkills, { params: { unitId }, signal }),
  });

export const useUnitSkills = (unitId: string) => useQuery(unitSkillsQuery(unitId));
