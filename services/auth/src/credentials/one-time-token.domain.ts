import { DAY_MS, MINUTE_MS } from '@portal/contracts';

/** How long the token of an e-mail is valid, from its sending. */
export const TOKEN_LIFETIME_MS = { 'reset-password': 15 * MINUTE_MS, 'confirm-email': DAY_MS } as const;
export type TokenPurpose = keyof typeof TOKEN_LIFETIME_MS;
