import type { Digest, InstituteSettings } from '@portal/contracts';
import type { Clock, MailComposer, Email, Mails, Session, Transaction } from '@portal/service-kit';
import { portalName, renderEmail } from '@portal/service-kit';
import type { NotificationService } from '../notifications/service';
import type { PersonService } from '../people/service';
import type { Rhythm } from './domain';
import { digestData, digestWords, lastMorning, MOST_TOLD, RHYTHMS } from './domain';
import type { DigestRepository } from './repository';

interface Parts {
  digests: DigestRepository;
  notifications: Pick<NotificationService, 'lastPosition' | 'countUnread' | 'unread'>;
  people: Pick<PersonService, 'addressOf'>;
  mails: Pick<Mails, 'enqueue'>;
  transaction: Transaction;
  clock: Clock;
  settings: InstituteSettings;
  publicOrigin: string;
}

export const DIGEST = 'digest';

/** So many people are looked up at once. */
const PORTION = 200;

export type DigestService = ReturnType<typeof createDigestService>;

/** One letter a morning or a week with what is still unread, for those who ask for it. */
export function createDigestService(parts: Parts) {
  const { digests, notifications, clock } = parts;
  return {
    /** Begins now: what came before it was chosen is not told. */
    async choose(userId: string, digest: Digest, session: Session): Promise<void> {
      if (digest === 'off') return digests.end(userId, session);
      const position = await notifications.lastPosition();
      await digests.choose({ userId, every: digest, until: clock.now(), position }, session);
    },

    /** Queues the letters of the last morning; answers how many. It may end anywhere and be run by two at once. */
    async tell(): Promise<number> {
      let told = 0;
      for (const every of RHYTHMS) told += await tellAll(parts, every);
      return told;
    },

    letter: (mail: Parameters<MailComposer>[0]) => letterOf(parts, mail),
  };
}

async function tellAll(parts: Parts, every: Rhythm): Promise<number> {
  const { digests, notifications, clock, settings } = parts;
  const until = lastMorning(clock.now(), every, settings.timeZone);
  for (let told = 0; ;) {
    const due = await digests.due(every, until, PORTION);
    const position = await notifications.lastPosition();
    for (const userId of due) told += await tellOne(parts, { userId, every, until, position });
    if (due.length < PORTION) return told;
  }
}

/** That a morning was told and the mail about it are one transaction, so there is one mail whoever else is at it. */
async function tellOne(parts: Parts, next: Parameters<DigestRepository['advance']>[0]): Promise<number> {
  const { digests, notifications, people, mails, transaction } = parts;
  const { userId, every, position } = next;
  return transaction(async (session) => {
    const before = await digests.advance(next, session);
    if (!before) return 0;
    const span = { after: before.position, upTo: position };
    if ((await notifications.countUnread(userId, span, session)) === 0) return 0;
    const to = await people.addressOf(userId, session);
    if (to === null) return 0;
    await mails.enqueue(session, { kind: DIGEST, userId, to, data: { every, ...span } });
    return 1;
  });
}

/** What was read, or switched off, while the mail waited is left out. */
async function letterOf(
  { digests, notifications, settings, publicOrigin }: Parts,
  { userId, data }: Parameters<MailComposer>[0],
): Promise<Email | null> {
  if (userId === null || !(await digests.isChosen(userId))) return null;
  const said = digestData.parse(data);
  const [count, unread] = await Promise.all([
    notifications.countUnread(userId, said),
    notifications.unread(userId, said, MOST_TOLD),
  ]);
  if (unread.length === 0) return null;
  const { why, ...words } = digestWords(unread, count, said);
  return renderEmail({
    portal: portalName(settings),
    ...words,
    link: { label: 'Open your notifications', url: `${publicOrigin}/notifications` },
    afterwards: [`${why}: ${publicOrigin}/settings`],
  });
}
