import { calls } from '@portal/contracts';
import { useRead } from '@portal/web-kit';

const MAX_DEPARTMENTS = 200;

/** Every organizational unit by name, for the department filter of a list. */
export function useDepartments() {
  return useRead(calls.listUnits, { query: { limit: MAX_DEPARTMENTS } });
}
