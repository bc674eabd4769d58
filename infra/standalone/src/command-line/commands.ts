import { isDomainError } from '@portal/service-kit';
import { deadLetters, rebuild, replay } from './history-commands';
import type { ServiceAccess } from './service-access';

/** What follows the name of a command. */
export interface Words {
  /** Empty where none was given. */
  subject: string;
  force: boolean;
}

export interface Command {
  usage: string;
  summary: string;
  /** Answers what it did; throws with what the operator has to know. */
  run(services: ServiceAccess, words: Words): Promise<string>;
}

/** Every command of `npm run portal -- <command>`. */
export const commands: Readonly<Record<string, Command>> = {
  'make-president': {
    usage: 'make-president <email> [--force]',
    summary: 'makes a registered person president; with --force also where there is one',
    run: makePresident,
  },
  'end-sessions': {
    usage: 'end-sessions <email>',
    summary: 'signs a person out everywhere, at once',
    run: endSessions,
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    summary: 'makes a new key for access tokens; nobody is signed out',
    run: rotateKeys,
  },
  rebuild: {
    usage: 'rebuild <service>.<copy>',
    summary: 'makes a copy of what other services told anew, while it is read; e.g. feedback.targets',
    run: rebuild,
  },
  'dead-letters': {
    usage: 'dead-letters <service>',
    summary: 'lists what the service could not handle',
    run: deadLetters,
  },
  replay: {
    usage: 'replay <service>',
    summary: 'gives the service once more what it could not handle',
    run: replay,
  },
  help: { usage: 'help', summary: 'shows this list', run: async () => describeCommands() },
};

export function describeCommands(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(36)}${summary}`);
  return ['npm run portal -- <command>, also while the portal runs:', ...lines].join('\n');
}

function emailOf({ subject }: Words): string {
  if (!subject.includes('@')) throw new Error('Say whose: the email address comes after the command.');
  return subject;
}

async function makePresident(services: ServiceAccess, words: Words): Promise<string> {
  const email = emailOf(words);
  const { makePresident: make } = await services.auth();
  const appointment = await make(email, words.force).catch((error: unknown) => {
    if (isDomainError(error, 'USER.NOT_FOUND')) throw new Error(`Nobody has registered with ${email} yet.`);
    if (!isDomainError(error, 'ACCESS.EMAIL_NOT_CONFIRMED')) throw error;
    throw new Error(`${email} is not confirmed: whoever registered with it may not be its owner.`);
  });
  if (appointment === 'another-holds-it') {
    throw new Error('There is a president, who can appoint another one on the Roles screen. To insist, add --force.');
  }
  return appointment === 'made' ? `${email} is president from now on.` : `${email} is president already.`;
}

async function endSessions(services: ServiceAccess, words: Words): Promise<string> {
  const email = emailOf(words);
  const auth = await services.auth();
  const account = await auth.findByUsername(email);
  if (!account) throw new Error(`Nobody has registered with ${email}.`);
  const { length } = await auth.endSessions(account.id);
  return `${account.username} was signed out of ${length} ${length === 1 ? 'session' : 'sessions'}.`;
}

async function rotateKeys(services: ServiceAccess): Promise<string> {
  const { rotateKeys: rotate } = await services.auth();
  const { kid, signsFrom } = await rotate();
  return `Key ${kid} is published and signs from ${signsFrom.toISOString()}. Nobody is signed out.`;
}
