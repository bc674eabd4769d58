import type { SessionUser, SignedInDevice } from '@portal/contracts';
import type { Actor, Clock, Session, Transaction } from '@portal/service-kit';
import { isAlreadyCommitted } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import Bowser from 'bowser';
import { type Account, roleAt } from '../accounts/account.domain';
import { presentSessionUser } from '../accounts/account.presenter';
import type { SignedInAccountRepository } from '../accounts/signed-in-account.repository';
import type { UnitRepository } from '../accounts/unit.repository';
import type { AccessTokenService } from './access-token.service';
import { type DeviceName, presentDevices } from './device.presenter';
import type { RevocationService } from './revocation.service';
import type { EndReason, SessionEvents } from './session-events.service';
import { type SignInSession, type SignInWay, expiryOf, isRegistering } from './session.domain';
import type { SessionRepository } from './session.repository';
import { type SplitToken, formatSplitToken, hashOf, newSplitToken, parseSplitToken } from './split-token.crypto';

/** The browser a session belongs to. */
export interface Device {
  userAgent: string;
  address: string;
}

/** A browser, and how its person proved who they are. */
export interface SignIn extends Device {
  way: SignInWay;
}

export interface StartedSession {
  sessionId: string;
  refreshToken: string;
  /** For how long the browser keeps its cookies: as long as the session may live. */
  seconds: number;
}

interface Dependencies {
  repository: SessionRepository;
  signedIn: SignedInAccountRepository;
  units: Pick<UnitRepository, 'findOfCoordinator'>;
  accessTokens: AccessTokenService;
  revocations: Pick<RevocationService, 'revokeSession' | 'revokeTokens'>;
  events: SessionEvents;
  transaction: Transaction;
  clock: Clock;
  requireConfirmedEmail: boolean;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** What ends a session answers the revocations, which the gateway learns from the answer's header. */
export function createSessionService(deps: Dependencies) {
  const { repository, signedIn, units, accessTokens, revocations, events, transaction, clock } = deps;

  /** Starts a new session at every sign-in, within the caller's transaction where there is one. */
  async function start(account: Account, { way, ...device }: SignIn, within?: Session): Promise<StartedSession> {
    const now = clock.now();
    const expiresAt = expiryOf({ createdAt: now, lastSeenAt: now }, roleAt(account, now));
    const token = newSplitToken();
    const row = {
      userId: account.id,
      way,
      passwordVersion: account.passwordVersion,
      familyHash: hashOf(token.id),
      secretHash: hashOf(token.secret),
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      userAgent: device.userAgent.slice(0, 300),
      address: device.address,
    };
    const add = async (session: Session) => {
      const id = await repository.insert(row, session);
      await events.started(account, way, session);
      return id;
    };
    const sessionId = await (within ? add(within) : transaction(add));
    return { sessionId, refreshToken: formatSplitToken(token), seconds: secondsUntil(expiresAt) };
  }

  function secondsUntil(instant: Date): number {
    return Math.max(0, Math.floor((instant.getTime() - clock.now().getTime()) / 1000));
  }

  async function mintAccessToken(account: Account, sessionId: string): Promise<string> {
    return accessTokens.mint(account, sessionId, await units.findOfCoordinator(account, clock.now()));
  }

  /** Who is signed in, as the store has it now; null when the session is over. */
  async function currentUser(actor: Actor): Promise<SessionUser | null> {
    const found = await signedIn.find(actor);
    return found && { ...(await presentUser(found.account)), hasPassword: found.hasPassword };
  }

  async function presentUser(account: Account): Promise<SessionUser> {
    const now = clock.now();
    const { requireConfirmedEmail } = deps;
    return presentSessionUser(account, await units.findOfCoordinator(account, now), { now, requireConfirmedEmail });
  }

  /** The session of a refresh token, whether or not its secret is still the current one. */
  async function findByToken(text: string | undefined): Promise<{ session: SignInSession; token: SplitToken } | null> {
    const token = parseSplitToken(text);
    const session = token && (await repository.findByFamily(hashOf(token.id)));
    return session && { session, token };
  }

  /** Whether the caller registered this account in this session. */
  async function isRegisteringSession({ sessionId }: Actor, account: Account): Promise<boolean> {
    const session = await repository.findById(sessionId);
    return session !== null && isRegistering(session, account);
  }

  async function end(id: string, reason: EndReason): Promise<string> {
    return transaction(async (session) => {
      const userId = await repository.remove(id, session);
      if (userId !== null) await events.ended(userId, reason, 1, session);
      return revocations.revokeSession(id, session);
    });
  }

  /** Ends the session of a browser: that of its refresh token, and that of its access token. */
  async function endCurrentSession(refreshToken: string | undefined, actor: Actor | null, reason: EndReason) {
    const found = await findByToken(refreshToken);
    const ids = new Set([found?.session.id, actor?.sessionId].filter((id) => id !== undefined));
    const ended: string[] = [];
    for (const id of ids) ended.push(await end(id, reason));
    return ended;
  }

  /** Ends all sessions of an account but `exceptId`. */
  async function endAllOf(userId: string, reason: EndReason, session: Session, exceptId?: string): Promise<string[]> {
    const ended: string[] = [];
    for (const id of await repository.listIds(userId, session)) {
      if (id === exceptId) continue;
      await repository.remove(id, session);
      ended.push(await revocations.revokeSession(id, session));
    }
    await events.ended(userId, reason, ended.length, session);
    return ended;
  }

  /** Ends all sessions that started with an older password, and revokes all tokens; the session `keptId` goes on. */
  async function endAfterPasswordChange(account: Account, reason: EndReason, session: Session, keptId?: string) {
    if (keptId !== undefined) await repository.setPasswordVersion(keptId, account.passwordVersion, session);
    const ended = await endAllOf(account.id, reason, session, keptId);
    return [...ended, await revocations.revokeTokens(account, session)];
  }

  async function listDevices(actor: Actor): Promise<SignedInDevice[]> {
    return presentDevices(await repository.listUnexpired(actor.userId, clock.now()), actor.sessionId, nameDevice);
  }

  /** Ends one session of the caller; another person's is answered as not there. */
  async function endDevice(actor: Actor, id: string): Promise<string> {
    if (!isAlreadyCommitted()) {
      const session = await repository.findById(id);
      if (session?.userId !== actor.userId) throw new DomainError('AUTH.SESSION_NOT_FOUND');
    }
    return end(id, id === actor.sessionId ? 'signed-out' : 'ended-on-another-device');
  }

  async function endOtherDevices({ userId, sessionId }: Actor): Promise<string[]> {
    return transaction((session) => endAllOf(userId, 'ended-on-another-device', session, sessionId));
  }

  return {
    start,
    secondsUntil,
    mintAccessToken,
    currentUser,
    presentUser,
    findByToken,
    isRegisteringSession,
    end,
    endCurrentSession,
    endAllOf,
    endAfterPasswordChange,
    listDevices,
    endDevice,
    endOtherDevices,
  };
}

const DEVICE_KINDS: Record<string, DeviceName['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** A browser and its system by the names people know. */
function nameDevice(userAgent: string): DeviceName {
  const { browser, os, platform } = Bowser.parse(userAgent || 'none');
  return {
    browser: browser.name || 'An unknown browser',
    system: os.name || 'an unknown system',
    kind: DEVICE_KINDS[platform.type ?? ''] ?? 'other',
  };
}
