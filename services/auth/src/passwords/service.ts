import { hash, verify } from '@node-rs/argon2';
import { type InstituteSettings, PASSWORD_LENGTH } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type PasswordOwner, faultOf } from './domain';

/** The enum of the library cannot be imported by code that is compiled file by file. */
const ARGON2ID = 2;
/** Beyond so many waiting hashes a sign-in is told to come back: waiting longer helps nobody. */
const WAITING_LIMIT = 500;

export interface HashCost {
  memoryKib: number;
  passes: number;
  /** How many hashes are computed at once; each holds its memory and a thread. */
  atOnce: number;
}

interface Dependencies {
  cost: HashCost;
  settings: InstituteSettings;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Common passwords that the minimum length does not refuse anyway. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min),
);

export function createPasswordService({ cost, settings }: Dependencies) {
  const parameters = { algorithm: ARGON2ID, memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const prefix = `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$`;
  const inTurn = createTurns(cost.atOnce);
  const institute = { name: settings.instituteName, emailDomain: settings.emailDomain };
  let decoy: Promise<string> | null = null;

  const hashNow = (password: string) => inTurn(() => hash(password, parameters));

  return {
    hash: hashNow,

    async refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
      const isCommon = (text: string) => commonPasswords.has(text);
      const fault = faultOf(password, { owner, institute, isCommon });
      if (fault) throw new DomainError('REQUEST.INVALID', { message: fault.message, errors: [fault] });
    },

    /** Takes the same time without a stored hash, so that nobody can tell which accounts exist. */
    async matches(stored: string | null, password: string): Promise<boolean> {
      decoy ??= hashNow('a password nobody has');
      const compared = stored ?? (await decoy);
      const isMatch = await inTurn(() => verify(compared, password));
      return isMatch && stored !== null;
    },

    isOutdated: (stored: string) => !stored.startsWith(prefix),

    /** Makes the decoy before the first sign-in pays for it. */
    async warmUp(): Promise<void> {
      await (decoy ??= hashNow('a password nobody has'));
    },
  };
}

function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= WAITING_LIMIT) throw new DomainError('SYSTEM.BUSY', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
