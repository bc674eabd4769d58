import type { Digest, InstituteSettings } from '@portal/contracts';
import type { Clock, Email, Mail, Mails, Session, Transaction } from '@portal/service-kit';
import { portalName, renderEmail } from '@portal/service-kit';
import type { NotificationService } from '../notifications/notification.service';
import type { PersonService } from '../people/person.service';
import type { DigestFrequency, DigestState } from './digest.domain';
import { DIGEST_FREQUENCIES, digestMailData, lastMorning } from './digest.domain';
import type { DigestRepository } from './digest.repository';
import { digestEmailText } from './mail.template';

interface Dependencies {
  repository: DigestRepository;
  notifications: Pick<NotificationService, 'lastOffset' | 'countUnread' | 'findUnread'>;
  people: Pick<PersonService, 'addressOf'>;
  mails: Pick<Mails, 'enqueue'>;
  transaction: Transaction;
  clock: Clock;
  settings: InstituteSettings;
  publicOrigin: string;
}

export const DIGEST_MAIL = 'digest';

const BATCH_SIZE = 200;
/** The notifications that a digest quotes; of more it says how many there are. */
const MAX_QUOTED = 20;

export type DigestService = ReturnType<typeof createDigestService>;

/** One mail a morning or a week with what is still unread, for those who ask for it. */
export function createDigestService(dependencies: Dependencies) {
  const { repository, notifications, people, mails, transaction, clock, settings, publicOrigin } = dependencies;

  /** The first digest holds nothing from before the choice. */
  async function choose(userId: string, digest: Digest, session: Session): Promise<void> {
    if (digest === 'off') return repository.remove(userId, session);
    const offset = await notifications.lastOffset();
    await repository.upsert({ userId, frequency: digest, until: clock.now(), offset }, session);
  }

  /** Queues the digests of the last morning and answers how many. It may be killed anywhere and run twice at once. */
  async function enqueueDue(): Promise<number> {
    let count = 0;
    for (const frequency of DIGEST_FREQUENCIES) count += await enqueueAll(frequency);
    return count;
  }

  async function enqueueAll(frequency: DigestFrequency): Promise<number> {
    const until = lastMorning(clock.now(), frequency, settings.timeZone);
    for (let count = 0; ;) {
      const due = await repository.findDue(frequency, until, BATCH_SIZE);
      const offset = await notifications.lastOffset();
      for (const userId of due) {
        if (await enqueueOne({ userId, frequency, until, offset })) count += 1;
      }
      if (due.length < BATCH_SIZE) return count;
    }
  }

  /** State and mail change in one transaction, so that there is one mail however many instances do this. */
  async function enqueueOne(next: DigestState): Promise<boolean> {
    const { userId, frequency, offset } = next;
    return transaction(async (session) => {
      const after = await repository.advance(next, session);
      if (after === null) return false;
      const range = { after, upTo: offset };
      if ((await notifications.countUnread(userId, range, session)) === 0) return false;
      const to = await people.addressOf(userId, session);
      if (to === null) return false;
      await mails.enqueue(session, { kind: DIGEST_MAIL, userId, to, data: { every: frequency, ...range } });
      return true;
    });
  }

  /** Null when everything was read, or digests were switched off, since the mail was queued. */
  async function compose({ userId, data }: Pick<Mail, 'userId' | 'data'>): Promise<Email | null> {
    if (userId === null || !(await repository.exists(userId))) return null;
    const { every: frequency, ...range } = digestMailData.parse(data);
    const [count, unread] = await Promise.all([
      notifications.countUnread(userId, range),
      notifications.findUnread(userId, range, MAX_QUOTED),
    ]);
    if (unread.length === 0) return null;
    return renderEmail({
      portal: portalName(settings),
      ...digestEmailText({ frequency, unread, count, settingsUrl: `${publicOrigin}/settings` }),
      link: { label: 'Open your notifications', url: `${publicOrigin}/notifications` },
    });
  }

  return { choose, enqueueDue, compose };
}
