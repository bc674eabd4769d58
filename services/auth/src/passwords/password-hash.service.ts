import { hash, verify } from '@node-rs/argon2';
import { type InstituteSettings, PASSWORD_LENGTH, toPasswordText } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Client, createFairQueue } from '../sign-in-limits/fair-queue.service';
import type { SprayAlarm } from '../sign-in-limits/spray-alarm.service';
import { type PasswordOwner, formsOf, passwordFault } from './password.domain';

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
  sprayAlarm: Pick<SprayAlarm, 'isOn'>;
}

/** `outdated` is right too, by a hash that today's build would make otherwise: at another cost or of another text. */
type PasswordCheck = 'wrong' | 'right' | 'outdated';

export type PasswordHashService = ReturnType<typeof createPasswordHashService>;

/** Shorter ones are refused by their length. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min),
);

export function createPasswordHashService({ cost, settings, sprayAlarm }: Dependencies) {
  const parameters = { algorithm: ARGON2ID, memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const prefix = `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$`;
  const institute = { name: settings.instituteName, emailDomain: settings.emailDomain };
  const queue = createFairQueue({
    concurrency: cost.concurrency,
    maxWaiting: MAX_WAITING,
    isUnderAttack: sprayAlarm.isOn,
  });
  let dummyHash: Promise<string> | null = null;

  function hashPassword(password: string, client = PORTAL): Promise<string> {
    return queue.run(client, () => hash(toPasswordText(password), parameters));
  }

  /** Takes the same time without a stored hash, so that nobody can tell which accounts exist. */
  async function check(stored: string | null, password: string, client = PORTAL): Promise<PasswordCheck> {
    const compared = stored ?? (await getDummyHash());
    for (const [age, form] of formsOf(password).entries()) {
      const isMatch = await queue.run(client, () => verify(compared, form));
      if (isMatch && stored !== null) return age === 0 && stored.startsWith(prefix) ? 'right' : 'outdated';
    }
    return 'wrong';
  }

  /** Made before the first sign-in, which would otherwise take longer. */
  function getDummyHash(): Promise<string> {
    dummyHash ??= hashPassword('a password nobody has');
    return dummyHash;
  }

  function refuseWeak(password: string, owner: PasswordOwner): void {
    const fault = passwordFault(password, { owner, institute, isCommon: (text) => commonPasswords.has(text) });
    if (fault) throw new DomainError('REQUEST.INVALID', { message: fault.message, errors: [fault] });
  }

  return { hash: hashPassword, check, getDummyHash, refuseWeak };
}
