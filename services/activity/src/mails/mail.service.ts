import type { InstituteSettings } from '@portal/contracts';
import {
  collectWrites,
  portalName,
  renderEmail,
  type Email,
  type Logger,
  type Mail,
  type Mails,
  type Session,
} from '@portal/service-kit';
import type { PersonalNotification } from '../notifications/notification.domain';
import type { PersonService } from '../people/person.service';
import { DIGEST_MAIL, type DigestService } from './digest.service';
import { notificationMailData } from './mail.domain';
import type { MailPreferencesService } from './mail-preferences.service';
import { notificationEmailText } from './mail.template';
import { WAITING_MAIL, type WaitingDigestService } from './waiting-digest.service';

interface Dependencies {
  people: Pick<PersonService, 'addressesOf'>;
  preferences: Pick<MailPreferencesService, 'preferencesOf' | 'preferencesOfAll'>;
  digests: Pick<DigestService, 'compose'>;
  waitingDigests: Pick<WaitingDigestService, 'compose'>;
  mails: Pick<Mails, 'enqueue'>;
  settings: InstituteSettings;
  publicOrigin: string;
  logger: Logger;
}

const NOTIFICATION_MAIL = 'news';

export type MailService = ReturnType<typeof createMailService>;

/** Mails about notifications, for those who ask for them. */
export function createMailService(dependencies: Dependencies) {
  const { people, preferences, digests, waitingDigests, mails, settings, publicOrigin, logger } = dependencies;

  /** In the transaction that marks the event as handled, so that there is one mail however often the event comes. */
  const enqueue = collectWrites<PersonalNotification>(async (notifications, session) => {
    const wanted = await wantedOf(notifications, session);
    if (wanted.length === 0) return;
    const addresses = await people.addressesOf(userIdsOf(wanted), session);
    for (const { userId, mail, description, link } of wanted) {
      const to = addresses.get(userId);
      if (to === undefined) logger.warn({ userId }, 'somebody wants mail whose address is not known');
      else {
        const data = { ...mail, sentence: description, link };
        await mails.enqueue(session, { kind: NOTIFICATION_MAIL, userId, to, data });
      }
    }
  });

  /** Those that also go out by mail, if the person has chosen so. */
  async function wantedOf(notifications: readonly PersonalNotification[], session: Session) {
    const mailed = notifications.flatMap(({ mail, ...rest }) => (mail ? [{ ...rest, mail }] : []));
    if (mailed.length === 0) return [];
    const chosen = await preferences.preferencesOfAll(userIdsOf(mailed), session);
    return mailed.filter(({ userId, mail }) => chosen.get(userId)?.[mail.preference]);
  }

  /** Null when the person has switched such mails off since the mail was queued. */
  async function composeMail(mail: Mail): Promise<Email | null> {
    const { kind, userId, data } = mail;
    if (kind === DIGEST_MAIL) return digests.compose(mail);
    if (kind === WAITING_MAIL) return waitingDigests.compose(mail);
    if (kind !== NOTIFICATION_MAIL || userId === null) return null;
    const mailData = notificationMailData.parse(data);
    if (!(await preferences.preferencesOf(userId))[mailData.preference]) return null;
    return renderEmail({ portal: portalName(settings), ...notificationEmailText(mailData, publicOrigin) });
  }

  return { enqueue, composeMail };
}

function userIdsOf(notifications: readonly { userId: string }[]): string[] {
  return [...new Set(notifications.map(({ userId }) => userId))];
}
