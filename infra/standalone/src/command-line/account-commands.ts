import { isDomainError } from '@portal/service-kit';
import type { CommandArguments } from './command';
import type { ServiceAccess } from './service-access';

/** `make-president <email> [--force]` */
export async function makePresident(services: ServiceAccess, commandArguments: CommandArguments): Promise<string> {
  const email = emailOf(commandArguments);
  const auth = await services.openAuth();
  const appointment = await auth.makePresident(email, commandArguments.force).catch((error: unknown) => {
    if (isDomainError(error, 'USER.NOT_FOUND')) throw new Error(`Nobody has registered with ${email} yet.`);
    if (!isDomainError(error, 'ACCESS.EMAIL_NOT_CONFIRMED')) throw error;
    throw new Error(`${email} is not confirmed: whoever registered with it may not be its owner.`);
  });
  if (appointment === 'another-holds-it') {
    throw new Error('There is a president, who can appoint another one on the Roles screen. To insist, add --force.');
  }
  return appointment === 'made' ? `${email} is president from now on.` : `${email} is president already.`;
}

/** `end-sessions <email>` */
export async function endSessions(services: ServiceAccess, commandArguments: CommandArguments): Promise<string> {
  const email = emailOf(commandArguments);
  const auth = await services.openAuth();
  const account = await auth.findByUsername(email);
  if (!account) throw new Error(`Nobody has registered with ${email}.`);
  const { length } = await auth.endSessions(account.id);
  return `${account.username} was signed out of ${length} ${length === 1 ? 'session' : 'sessions'}.`;
}

/** `rotate-keys` */
export async function rotateKeys(services: ServiceAccess): Promise<string> {
  const auth = await services.openAuth();
  const { kid, signsFrom } = await auth.rotateKeys();
  return `Key ${kid} is published and signs from ${signsFrom.toISOString()}. Nobody is signed out.`;
}

/** `rotate-record-keys` */
export async function rotateRecordKeys(services: ServiceAccess): Promise<string> {
  const records = await services.openRecords();
  const { kid, signsFrom } = await records.rotateKeys();
  return `Key ${kid} is published and signs records from ${signsFrom.toISOString()}. Older records can still be verified.`;
}

function emailOf({ subject }: CommandArguments): string {
  if (!subject.includes('@')) throw new Error('Say whose: the email address comes after the command.');
  return subject;
}
