import type { FieldError } from '@portal/contracts';
import { PASSWORD_LENGTH, toPasswordText } from '@portal/contracts';

export interface PasswordOwner {
  name: string;
  email: string;
}

export interface Institute {
  name: string;
  emailDomain: string;
}

const MESSAGES = {
  short: `Please use at least ${PASSWORD_LENGTH.min} characters.`,
  long: `Please use at most ${PASSWORD_LENGTH.max} characters.`,
  common: 'This password is too common. Please choose another one.',
  personal: 'Please choose a password without your name, your email address or the name of the institute.',
} as const;

/** Words of an institute's name that occur in many good passphrases. */
const COMMON_WORDS = new Set(['institute', 'university', 'college', 'school', 'technology', 'science', 'national']);

const normalize = (text: string) => text.toLowerCase().normalize('NFKC');
const lettersOf = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, '');
const words = (text: string) => normalize(text).match(/\p{L}+|\p{N}+/gu) ?? [];

/** What a password may not contain: names, the address and its parts, the institute's own words; letters and digits only. */
function forbiddenParts({ name, email }: PasswordOwner, institute: Institute): string[] {
  const [local = ''] = email.split('@');
  const [label = ''] = institute.emailDomain.split('.');
  const personal = [...words(name), ...words(local)].filter((word) => word.length >= 4 && !/^\d+$/.test(word));
  const institutional = words(institute.name).filter((word) => word.length >= 5 && !COMMON_WORDS.has(word));
  const whole = [name, local, email, institute.name, institute.emailDomain, label].map(lettersOf);
  return [...personal, ...institutional, ...whole.filter((part) => part.length >= 3)];
}

/** Null for an acceptable password (NIST SP 800-63B: length and a list of refused ones, no composition rule). */
export function passwordFault(
  password: string,
  { owner, institute, isCommon }: { owner: PasswordOwner; institute: Institute; isCommon(password: string): boolean },
): FieldError | null {
  const fault = (message: string) => ({ path: 'password', message });
  const { length } = toPasswordText(password);
  if (length < PASSWORD_LENGTH.min) return fault(MESSAGES.short);
  if (length > PASSWORD_LENGTH.max) return fault(MESSAGES.long);
  if (isCommon(normalize(password))) return fault(MESSAGES.common);
  const text = lettersOf(password);
  return forbiddenParts(owner, institute).some((part) => text.includes(part)) ? fault(MESSAGES.personal) : null;
}

/** Under which texts a password may have been hashed; the first is that of today. Earlier builds hashed it as typed. */
export const formsOf = (typed: string): string[] => [
  ...new Set([toPasswordText(typed), typed, typed.normalize('NFD')]),
];
