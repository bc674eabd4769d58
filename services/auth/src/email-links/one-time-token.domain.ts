import { DAY_MS, MINUTE_MS } from '@portal/contracts';

/** How long the token of an e-mail is valid, from its sending. */
export const TOKEN_LIFETIME_MS = { 'reset-password': 15 * MINUTE_MS, 'confirm-email': DAY_MS } as const;
export type TokenPurpose = keyof typeof TOKEN_LIFETIME_MS;

/** How many e-mails with good links a mailbox may have at a time. */
export const MAX_GOOD_LINKS = { 'reset-password': 5, 'confirm-email': 10 } as const satisfies Record<
  TokenPurpose,
  number
>;
