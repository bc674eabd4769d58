import { hash, verify } from '@node-rs/argon2';
import { type InstituteSettings, PASSWORD_LENGTH } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Client, createFairQueue } from '../sign-in-limits/fair-queue.service';
import { type PasswordOwner, passwordFault } from './password.domain';

/** The enum of the library cannot be imported by code that is compiled file by file. */
const ARGON2ID = 2;
/** With more hashes waiting, a sign-in is refused with a Retry-After. */
const MAX_WAITING = 500;
/** What the portal hashes for nobody in particular. */
const PORTAL: Client = { key: 'portal', lane: 'ordinary' };

interface HashCost {
  memoryKib: number;
  passes: number;
  /** How many hashes are computed at once; each holds its memory and a thread. */
  concurrency: number;
}

interface Dependencies {
  cost: HashCost;
  settings: InstituteSettings;
}

export type PasswordHashService = ReturnType<typeof createPasswordHashService>;

/** Shorter ones are refused by their length. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min),
);

export function createPasswordHashService({ cost, settings }: Dependencies) {
  const parameters = { algorithm: ARGON2ID, memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const prefix = `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$`;
  const institute = { name: settings.instituteName, emailDomain: settings.emailDomain };
  const queue = createFairQueue({ concurrency: cost.concurrency, maxWaiting: MAX_WAITING });
  let dummyHash: Promise<string> | null = null;

  function hashPassword(password: string, client = PORTAL): Promise<string> {
    return queue.run(client, () => hash(password, parameters));
  }

  /** Takes the same time without a stored hash, so that nobody can tell which accounts exist. */
  async function matches(stored: string | null, password: string, client = PORTAL): Promise<boolean> {
    const compared = stored ?? (await getDummyHash());
    const isMatch = await queue.run(client, () => verify(compared, password));
    return isMatch && stored !== null;
  }

  /** Made before the first sign-in, which would otherwise take longer. */
  function getDummyHash(): Promise<string> {
    dummyHash ??= hashPassword('a password nobody has');
    return dummyHash;
  }

  /** Whether the hash was made at another cost. */
  function isOutdated(stored: string): boolean {
    return !stored.startsWith(prefix);
  }

  function refuseWeak(password: string, owner: PasswordOwner): void {
    const fault = passwordFault(password, { owner, institute, isCommon: (text) => commonPasswords.has(text) });
    if (fault) throw new DomainError('REQUEST.INVALID', { message: fault.message, errors: [fault] });
  }

  return { hash: hashPassword, matches, getDummyHash, isOutdated, refuseWeak };
}
