import { PASSWORD_LENGTH } from '@portal/contracts';
import { registerMessages as messages } from '../../messages';

const NAME_LENGTH = 100;

/** What the form holds: texts, as they were typed. */
export interface Registration {
  name: string;
  ID: string;
  email: string;
  password: string;
}

type Check = (typed: string) => string | true;

// The service's schemas would bring a schema library with them; a test holds both sides to the same messages.
const checks: Readonly<Record<keyof Registration, Check>> = {
  name: (typed) => {
    const { length } = typed.trim();
    if (length === 0) return messages.nameMissing;
    return length <= NAME_LENGTH || messages.atMost(NAME_LENGTH);
  },
  ID: (typed) => /^\d{4,12}$/.test(typed.trim()) || messages.idInvalid,
  email: (typed) => typed.trim() !== '' || messages.emailMissing,
  password: ({ length }) => {
    if (length < PASSWORD_LENGTH.min) return messages.atLeast(PASSWORD_LENGTH.min);
    return length <= PASSWORD_LENGTH.max || messages.atMost(PASSWORD_LENGTH.max);
  },
};

/** How a field of the form is checked before anything is sent. */
export const rulesOf = (field: keyof Registration) => ({ validate: checks[field] });

/** An address is the institute's when it has a local part and ends in its domain, whatever the case (specification, section 5). */
export function isInstituteAddress(address: string, domain: string): boolean {
  const [local, host, ...rest] = address.trim().toLowerCase().split('@');
  return Boolean(local) && host === domain.toLowerCase() && rest.length === 0;
}
