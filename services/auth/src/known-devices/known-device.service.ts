import { DAY_MS } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import { hashOf, newTokenSecret } from '../sessions/split-token.crypto';
import type { KnownDeviceRepository } from './known-device.repository';

interface Dependencies {
  repository: KnownDeviceRepository;
  accounts: Pick<AccountRepository, 'findByUsername'>;
  clock: Clock;
}

/** From the last sign-in. */
export const KNOWN_DEVICE_LIFETIME_MS = 180 * DAY_MS;
/** How many people one browser is known for, as on a computer that a family shares. */
const MAX_OWNERS = 5;

export type KnownDeviceService = ReturnType<typeof createKnownDeviceService>;

/**
 * Devices from which an account was signed in to. A browser holds a random token for each of its people, of which only
 * the hash is stored: neither tells which account it is for.
 */
export function createKnownDeviceService({ repository, accounts, clock }: Dependencies) {
  /** The device of these tokens as one of the account's; null where it is none. */
  async function find(tokens: readonly string[], email: string): Promise<string | null> {
    if (tokens.length === 0) return null;
    const devices = await repository.listUnexpired(tokens.map(hashOf), clock.now());
    if (devices.length === 0) return null;
    const account = await accounts.findByUsername(email);
    return account ? (devices.find((device) => isOf(account, device))?.id ?? null) : null;
  }

  /** After a person proved to own the account: returns the tokens for their browser to keep, with a new one. */
  async function remember(tokens: readonly string[], account: Account): Promise<string[]> {
    const now = clock.now();
    const devices = await repository.listUnexpired(tokens.map(hashOf), now);
    const replaced = new Set(devices.filter(({ userId }) => userId === account.id).map(({ id }) => id));
    if (replaced.size > 0) await repository.remove([...replaced]);
    const token = newTokenSecret();
    const expiresAt = new Date(now.getTime() + KNOWN_DEVICE_LIFETIME_MS);
    const { id: userId, passwordVersion } = account;
    await repository.insert({ id: hashOf(token), userId, passwordVersion, expiresAt });
    const others = new Set(devices.map(({ id }) => id).filter((id) => !replaced.has(id)));
    return [token, ...tokens.filter((other) => others.has(hashOf(other)))].slice(0, MAX_OWNERS);
  }

  return { find, remember };
}

const isOf = ({ id, passwordVersion }: Account, device: { userId: string; passwordVersion: number }) =>
  device.userId === id && device.passwordVersion === passwordVersion;
