import { portalName, renderEmail, type MailComposer, type Logger, type Mails, type Session } from '@portal/service-kit';
import type { InstituteSettings } from '@portal/contracts';
import type { DigestService } from '../digests/service';
import { DIGEST } from '../digests/service';
import type { News } from '../news/domain';
import type { PersonService } from '../people/service';
import type { PreferencesService } from '../preferences/service';
import { LINK_LABELS, letterData, letterOf, letterWords } from './domain';

interface Parts {
  people: Pick<PersonService, 'addressOf'>;
  preferences: Pick<PreferencesService, 'of'>;
  digests: Pick<DigestService, 'letter'>;
  mails: Mails;
  settings: InstituteSettings;
  publicOrigin: string;
  logger: Logger;
}

const KIND = 'news';

export type MailService = ReturnType<typeof createMailService>;

/** Mails to people who want to be told. */
export function createMailService({ people, preferences, digests, mails, settings, publicOrigin, logger }: Parts) {
  /** In the transaction that notes the event, so there is one mail however often the event comes. */
  async function enqueue(news: News, session: Session): Promise<void> {
    const { userId } = news;
    const data = letterOf(news);
    if (!data || !(await preferences.of(userId, session))[data.preference]) return;
    const to = await people.addressOf(userId, session);
    if (to === null) return logger.warn({ userId }, 'somebody wants mail whose address is not known');
    await mails.enqueue(session, { kind: KIND, userId, to, data });
  }

  /** One that was switched off while the mail waited is not sent. */
  const composeMail: MailComposer = async (mail) => {
    const { kind, userId, data } = mail;
    if (kind === DIGEST) return digests.letter(mail);
    if (kind !== KIND || userId === null) return null;
    const said = letterData.parse(data);
    if (!(await preferences.of(userId))[said.preference]) return null;
    const link = { label: LINK_LABELS[said.preference], url: `${publicOrigin}${said.link}` };
    return renderEmail({ portal: portalName(settings), ...letterWords(said, `${publicOrigin}/settings`), link });
  };

  return { enqueue, composeMail };
}
