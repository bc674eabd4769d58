import { isOfficer } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import type { CallRequest } from './fixtures';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Of a unit, which everybody may reach. */
const UNIT_CONTACT = /"contact_info":\{[^{}]*\}/g;

/** The addresses of other people in an answer to a visitor or a student, who get none but the one that they have sent. */
export function addressesOfOthers(
  text: string,
  reader: Pick<Actor, 'role' | 'username'> | null,
  { body }: Pick<CallRequest, 'body'> = {},
): string[] {
  if (isOfficer(reader?.role ?? null)) return [];
  const addresses = text.replaceAll(UNIT_CONTACT, '').match(ADDRESS) ?? [];
  const sent = JSON.stringify(body ?? {});
  return addresses.filter((address) => address !== reader?.username && !sent.includes(`"${address}"`));
}
