import type { UnitRef } from '@portal/contracts';
import type { Actor, Clock, Logger, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, presentUser, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import { type Revocation, spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { TokenService } from '../tokens/service';
import {
  type RefreshToken,
  type SignInSession,
  expiryOf,
  hashOf,
  judge,
  newFamily,
  newSecret,
  parseToken,
  spellToken,
} from './domain';
import type { SessionRepository } from './repository';

/** The browser a session belongs to. */
export interface Device {
  userAgent: string;
  address: string;
}

/** What a browser gets. */
export interface Credentials {
  accessToken: string;
  /** Null where the browser has the newest one already. */
  refreshToken: string | null;
  /** How long the browser keeps them: as long as the session may live. */
  seconds: number;
}

/** Thrown by refresh; `revoked` is what the gateway has to know at once. */
export class SessionEnded extends DomainError {
  constructor(readonly revoked: string | null = null) {
    super('AUTH.SESSION_REQUIRED');
  }
}

interface Dependencies {
  repository: SessionRepository;
  accounts: Pick<AccountService, 'findById'>;
  units: { unitOf(account: Account): Promise<UnitRef | null> };
  tokens: TokenService;
  revocations: Pick<RevocationService, 'revokeSession'>;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService(dependencies: Dependencies) {
  const { repository, accounts, units, tokens, revocations, transaction, clock, logger } = dependencies;
  const secondsUntil = (instant: Date) => Math.max(0, Math.floor((instant.getTime() - clock.now().getTime()) / 1000));

  async function end(id: string): Promise<Revocation> {
    return transaction(async (session) => {
      await repository.remove(id, session);
      return revocations.revokeSession(id, session);
    });
  }

  async function mint(account: Account, sessionId: string): Promise<string> {
    return tokens.mint(account, sessionId, await units.unitOf(account));
  }

  async function rotate(session: SignInSession, account: Account, { family, secret }: RefreshToken) {
    const now = clock.now();
    const expiresAt = expiryOf({ ...session, lastSeenAt: now }, roleAt(account, now));
    const next = newSecret();
    const isOurs = await repository.rotate(session.id, { from: hashOf(secret), to: hashOf(next), now, expiresAt });
    return { refreshToken: isOurs ? spellToken({ family, secret: next }) : null, seconds: secondsUntil(expiresAt) };
  }

  async function find(token: string | undefined): Promise<{ session: SignInSession; token: RefreshToken } | null> {
    const parsed = parseToken(token);
    const session = parsed && (await repository.findByFamily(hashOf(parsed.family)));
    return session && { session, token: parsed };
  }

  /** Everything that leads to a 401 of refresh. */
  async function admit(session: SignInSession, secret: string): Promise<{ account: Account; isRepeated: boolean }> {
    const now = clock.now();
    const account = await accounts.findById(session.userId);
    const verdict = judge(session, secret, now);
    if (verdict === 'reused') logger.warn({ sessionId: session.id }, 'an old refresh token came back: session ended');
    const isOver = !account || expiryOf(session, roleAt(account, now)) <= now;
    if (isOver || verdict === 'reused') throw new SessionEnded(spellRevocation(await end(session.id)));
    return { account, isRepeated: verdict === 'repeated' };
  }

  return {
    /** A new session at every sign-in, within the caller's transaction. */
    async begin(account: Account, { userAgent, address }: Device, transactionOfCaller: Session) {
      const now = clock.now();
      const expiresAt = expiryOf({ createdAt: now, lastSeenAt: now }, roleAt(account, now));
      const token = { family: newFamily(), secret: newSecret() };
      const times = { rotatedAt: now, createdAt: now, lastSeenAt: now, expiresAt };
      const hashes = { familyHash: hashOf(token.family), secretHash: hashOf(token.secret) };
      const device = { userAgent: userAgent.slice(0, 300), address };
      const sessionId = await repository.insert(
        { userId: account.id, ...hashes, ...times, ...device },
        transactionOfCaller,
      );
      return { sessionId, refreshToken: spellToken(token), seconds: secondsUntil(expiresAt) };
    },

    mint,

    async refresh(presented: string | undefined): Promise<Credentials> {
      const found = await find(presented);
      if (!found) throw new SessionEnded();
      const { session, token } = found;
      const { account, isRepeated } = await admit(session, token.secret);
      const unchanged = { refreshToken: null, seconds: secondsUntil(session.expiresAt) };
      const rotated = isRepeated ? unchanged : await rotate(session, account, token);
      return { ...rotated, accessToken: await mint(account, session.id) };
    },

    /** Ends what the refresh token and the access token belong to. */
    async endPresented(presented: string | undefined, actor: Actor | null): Promise<string[]> {
      const found = await find(presented);
      const ids = new Set([found?.session.id, actor?.sessionId].filter((id) => id !== undefined));
      const ended: string[] = [];
      for (const id of ids) ended.push(spellRevocation(await end(id)));
      return ended;
    },

    async endAllOf(userId: string, session: Session): Promise<void> {
      for (const id of await repository.listIdsOf(userId, session)) {
        await repository.remove(id, session);
        await revocations.revokeSession(id, session);
      }
    },

    /** Who is signed in, as the store has it now; null when the session is over. */
    async current(actor: Actor) {
      const [session, account] = await Promise.all([
        repository.findById(actor.sessionId),
        accounts.findById(actor.userId),
      ]);
      if (!session || !account) return null;
      return presentUser(account, await units.unitOf(account), clock.now());
    },
  };
}
