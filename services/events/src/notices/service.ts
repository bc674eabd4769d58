import type { Clock, Outbox, Session, Transaction } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import type { CampusEvent } from '../events/domain';
import type { Registration } from '../registrations/domain';
import type { Notice } from './domain';
import { noticeOf, tellingOf } from './domain';
import type { NoticeRepository } from './repository';

interface Dependencies {
  notices: NoticeRepository;
  events: { find(id: string, session: Session): Promise<CampusEvent | null> };
  registrations: {
    /** Takes some who were not told of this version yet, and marks them as told. */
    takeUntold(eventId: string, version: number, limit: number, session: Session): Promise<Registration[]>;
  };
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

/** So many people are told in one transaction. */
const PORTION = 200;
const AT_ONCE = 20;

export type NoticeService = ReturnType<typeof createNoticeService>;

export function createNoticeService(deps: Dependencies) {
  return { add: add(deps), tell: tell(deps) };
}

/** In the transaction of the change, so that there is a notice for every change that happened and for no other. */
const add =
  ({ notices, clock }: Dependencies) =>
  async (event: CampusEvent, what: Pick<Notice, 'change' | 'previous' | 'reason'>, session: Session): Promise<void> =>
    notices.add(noticeOf(event, what, { id: newId(), now: clock.now() }), session);

/**
 * Tells everybody concerned by changes of events, and answers how many it told. It may end anywhere and be run by two
 * instances at once: who was told is marked in the transaction that tells.
 */
const tell = (deps: Dependencies) => async (): Promise<number> => {
  let told = 0;
  for (;;) {
    const undone = await deps.notices.undone(AT_ONCE);
    for (const notice of undone) told += await tellAll(deps, notice);
    if (undone.length < AT_ONCE) return told;
  }
};

async function tellAll({ transaction, ...deps }: Dependencies, notice: Notice): Promise<number> {
  for (let told = 0; ;) {
    const portion = await transaction((session) => tellPortion(deps, notice, session));
    told += portion;
    if (portion < PORTION) return told;
  }
}

async function tellPortion(
  { notices, events, registrations, outbox, clock }: Omit<Dependencies, 'transaction'>,
  notice: Notice,
  session: Session,
): Promise<number> {
  const event = await events.find(notice.eventId, session);
  const untold = await registrations.takeUntold(notice.eventId, notice.version, PORTION, session);
  const tellings = event ? untold.map((each) => ({ id: each.id, data: tellingOf(notice, event, each) })) : [];
  const type = 'events.registration.affected.v1' as const;
  await outbox.enqueueMany(
    session,
    tellings.map(({ id, data }) => ({ type, subject: id, data })),
  );
  if (untold.length < PORTION) await notices.finish(notice.id, clock.now(), session);
  return untold.length;
}
