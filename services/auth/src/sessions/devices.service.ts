import Bowser from 'bowser';
import type { SignedInDevice } from '@portal/contracts';
import type { Actor, Clock, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type DeviceName, presentDevices } from './devices.domain';
import type { SessionRepository } from './repository';
import type { SessionService } from './service';

interface Dependencies {
  repository: SessionRepository;
  sessions: Pick<SessionService, 'end' | 'endAllOf'>;
  transaction: Transaction;
  clock: Clock;
}

export type DeviceService = ReturnType<typeof createDeviceService>;

const REASON = 'ended-on-another-device';

const KINDS: Record<string, DeviceName['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** A browser's name and the system it runs on, as people know them. */
export function nameDevice(userAgent: string): DeviceName {
  const { browser, os, platform } = Bowser.parse(userAgent || 'none');
  return {
    browser: browser.name || 'An unknown browser',
    system: os.name || 'an unknown system',
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}

export function createDeviceService({ repository, sessions, transaction, clock }: Dependencies) {
  return {
    async list(actor: Actor): Promise<SignedInDevice[]> {
      return presentDevices(await repository.listLiveOf(actor.userId, clock.now()), actor.sessionId, nameDevice);
    },

    /** Answers what the gateway has to know. Somebody else's session is not there. */
    async end(actor: Actor, id: string): Promise<string> {
      const session = await repository.findById(id);
      if (session?.userId !== actor.userId) throw new DomainError('AUTH.SESSION_NOT_FOUND');
      return sessions.end(id, id === actor.sessionId ? 'signed-out' : REASON);
    },

    endOthers: (actor: Actor): Promise<string[]> =>
      transaction((session) => sessions.endAllOf(actor.userId, { reason: REASON, exceptId: actor.sessionId }, session)),
  };
}
