import type { InstituteSettings } from '@portal/contracts';
import {
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
import type { PreferencesService } from './mail-preferences.service';
import { notificationEmailText } from './mail.template';

interface Dependencies {
  people: Pick<PersonService, 'addressOf'>;
  preferences: Pick<PreferencesService, 'preferencesOf'>;
  digests: Pick<DigestService, 'compose'>;
  mails: Pick<Mails, 'enqueue'>;
  settings: InstituteSettings;
  publicOrigin: string;
  logger: Logger;
}

const NOTIFICATION_MAIL = 'news';

export type MailService = ReturnType<typeof createMailService>;

/** Mails about notifications, for those who ask for them. */
export function createMailService(dependencies: Dependencies) {
  const { people, preferences, digests, mails, settings, publicOrigin, logger } = dependencies;

  /** In the transaction that marks the event as handled, so that there is one mail however often the event comes. */
  async function enqueue({ userId, mail, description, link }: PersonalNotification, session: Session): Promise<void> {
    if (!mail || !(await preferences.preferencesOf(userId, session))[mail.preference]) return;
    const to = await people.addressOf(userId, session);
    if (to === null) return logger.warn({ userId }, 'somebody wants mail whose address is not known');
    const data = { ...mail, sentence: description, link };
    await mails.enqueue(session, { kind: NOTIFICATION_MAIL, userId, to, data });
  }

  /** Null when the person has switched such mails off since the mail was queued. */
  async function composeMail(mail: Mail): Promise<Email | null> {
    const { kind, userId, data } = mail;
    if (kind === DIGEST_MAIL) return digests.compose(mail);
    if (kind !== NOTIFICATION_MAIL || userId === null) return null;
    const mailData = notificationMailData.parse(data);
    if (!(await preferences.preferencesOf(userId))[mailData.preference]) return null;
    return renderEmail({ portal: portalName(settings), ...notificationEmailText(mailData, publicOrigin) });
  }

  return { enqueue, composeMail };
}
