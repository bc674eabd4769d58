import type { UnitRef } from '@portal/contracts';
import type { Actor, Clock, Session, Transaction } from '@portal/service-kit';
import { type Account, presentUser, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { TokenService } from '../tokens/service';
import {
  type RefreshToken,
  type SignInSession,
  expiryOf,
  hashOf,
  newFamily,
  newSecret,
  parseToken,
  spellToken,
} from './domain';
import type { EndReason, SessionNews, SignInWay } from './news.service';
import type { NewSession, SessionRepository } from './repository';

/** The browser a session belongs to. */
export interface Device {
  userAgent: string;
  address: string;
}

/** A browser, and how its person proved who they are. */
export interface SignIn extends Device {
  way: SignInWay;
}

/** What a browser gets. */
export interface Credentials {
  accessToken: string;
  /** Null where the browser has the newest one already. */
  refreshToken: string | null;
  /** How long the browser keeps them: as long as the session may live. */
  seconds: number;
}

interface Dependencies {
  repository: SessionRepository;
  accounts: Pick<AccountService, 'findById' | 'hasPassword'>;
  units: { unitOf(account: Account): Promise<UnitRef | null> };
  tokens: TokenService;
  revocations: Pick<RevocationService, 'revokeSession'>;
  news: SessionNews;
  transaction: Transaction;
  clock: Clock;
  requireConfirmedEmail: boolean;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService(dependencies: Dependencies) {
  const { clock } = dependencies;
  const secondsUntil = (instant: Date) => Math.max(0, Math.floor((instant.getTime() - clock.now().getTime()) / 1000));
  return { ...startingOf(dependencies, secondsUntil), ...endingOf(dependencies), secondsUntil };
}

function startingOf(
  { repository, accounts, units, tokens, news, transaction, clock, requireConfirmedEmail }: Dependencies,
  secondsUntil: (instant: Date) => number,
) {
  async function add(session: NewSession, account: Account, way: SignInWay, within: Session): Promise<string> {
    const id = await repository.insert(session, within);
    await news.started(account, way, within);
    return id;
  }

  return {
    /** A new session at every sign-in; within the caller's transaction where there is more to it than that. */
    async begin(account: Account, { userAgent, address, way }: SignIn, transactionOfCaller?: Session) {
      const now = clock.now();
      const expiresAt = expiryOf({ createdAt: now, lastSeenAt: now }, roleAt(account, now));
      const token = { family: newFamily(), secret: newSecret() };
      const times = { rotatedAt: now, createdAt: now, lastSeenAt: now, expiresAt };
      const hashes = { familyHash: hashOf(token.family), secretHash: hashOf(token.secret) };
      const device = { userAgent: userAgent.slice(0, 300), address };
      const of = { userId: account.id, passwordVersion: account.passwordVersion };
      const begin = (session: Session) => add({ ...of, ...hashes, ...times, ...device }, account, way, session);
      const sessionId = await (transactionOfCaller ? begin(transactionOfCaller) : transaction(begin));
      return { sessionId, refreshToken: spellToken(token), seconds: secondsUntil(expiresAt) };
    },

    async mint(account: Account, sessionId: string): Promise<string> {
      return tokens.mint(account, sessionId, await units.unitOf(account));
    },

    /** Who is signed in, as the store has it now; null when the session is over. */
    async current(actor: Actor) {
      const [session, account, hasPassword] = await Promise.all([
        repository.findById(actor.sessionId),
        accounts.findById(actor.userId),
        accounts.hasPassword(actor.userId),
      ]);
      if (session?.passwordVersion !== account?.passwordVersion || !account) return null;
      const user = presentUser(account, await units.unitOf(account), { now: clock.now(), requireConfirmedEmail });
      return { ...user, hasPassword };
    },
  };
}

function endingOf({ repository, revocations, news, transaction }: Dependencies) {
  /** The session a refresh token belongs to, whether the token is still good or not. */
  async function find(token: string | undefined): Promise<{ session: SignInSession; token: RefreshToken } | null> {
    const parsed = parseToken(token);
    const session = parsed && (await repository.findByFamily(hashOf(parsed.family)));
    return session && { session, token: parsed };
  }

  /** Answers what the gateway has to know. */
  async function end(id: string, reason: EndReason): Promise<string> {
    return transaction(async (session) => {
      const userId = await repository.remove(id, session);
      if (userId !== null) await news.ended(userId, reason, 1, session);
      return spellRevocation(await revocations.revokeSession(id, session));
    });
  }

  return {
    find,
    end,

    /** Ends what the refresh token and the access token belong to. */
    async endPresented(presented: string | undefined, actor: Actor | null, reason: EndReason): Promise<string[]> {
      const found = await find(presented);
      const ids = new Set([found?.session.id, actor?.sessionId].filter((id) => id !== undefined));
      const ended: string[] = [];
      for (const id of ids) ended.push(await end(id, reason));
      return ended;
    },

    /** With the password that was just chosen in it. */
    keep: repository.setPasswordVersion,

    /** All but one that may go on; answers what the gateway has to know. */
    async endAllOf(
      userId: string,
      { reason, exceptId }: { reason: EndReason; exceptId?: string },
      session: Session,
    ): Promise<string[]> {
      const ended: string[] = [];
      for (const id of await repository.listIdsOf(userId, session)) {
        if (id === exceptId) continue;
        await repository.remove(id, session);
        ended.push(spellRevocation(await revocations.revokeSession(id, session)));
      }
      await news.ended(userId, reason, ended.length, session);
      return ended;
    },
  };
}
