import { GOOGLE_REFUSALS } from '@portal/contracts';
import { googleMessages as messages } from '../../messages';

/** Why signing in with Google led back here, in plain words; nothing when it did not. */
export function refusalText(reason: string | null, emailDomain: string): string | undefined {
  if (reason === null || reason === '') return undefined;
  const known = GOOGLE_REFUSALS.find((refusal) => refusal === reason) ?? 'google-failed';
  return messages.refusals[known](emailDomain);
}
