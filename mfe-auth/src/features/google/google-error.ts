import { GOOGLE_REFUSALS } from '@portal/contracts';
import { googleMessages as messages } from '../../messages';

/** Message for the reason with which signing in with Google led back here; undefined without one. */
export function googleErrorText(reason: string | null, emailDomain: string): string | undefined {
  if (reason === null || reason === '') return undefined;
  const known = GOOGLE_REFUSALS.find((refusal) => refusal === reason) ?? 'google-failed';
  return messages.refusals[known](emailDomain);
}
