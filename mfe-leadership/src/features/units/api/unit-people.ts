import { calls } from '@portal/contracts';
import { pageQuery } from '@portal/web-kit';

const MAX_PEOPLE = 8;

/** The first of those who hold a position of a unit in the current tenure. */
export const unitPeopleQuery = (unitId: string) =>
  pageQuery(calls.listTenure, { query: { unit: unitId, limit: MAX_PEOPLE } });
