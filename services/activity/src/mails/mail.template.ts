import type { MailSubject } from '@portal/contracts';
import type { DigestFrequency } from './digest.domain';
import type { NotificationMailData } from './mail.domain';

const WHEN: Record<DigestFrequency, string> = { daily: 'each morning', weekly: 'each Monday' };

interface DigestText {
  frequency: DigestFrequency;
  /** The descriptions of what is still unread, newest first; the first of `count`. */
  unread: readonly string[];
  count: number;
  settingsUrl: string;
}

export function digestEmailText({ frequency, unread, count, settingsUrl }: DigestText) {
  const more = count - unread.length;
  const intro = count === 1 ? 'This is new for you in the portal:' : 'These are new for you in the portal:';
  const why = `You get this letter ${WHEN[frequency]} because your settings in the portal ask for it, and only when something is unread. They can be changed there`;
  return {
    subject: count === 1 ? '1 notification you have not read' : `${count} notifications you have not read`,
    paragraphs: [
      intro,
      ...unread.map((description) => `• ${sentence(description)}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    afterwards: [`${why}: ${settingsUrl}`],
  };
}

/** How to get no more of them. The address stands in the text, where a plain mail can show it too. */
const UNSUBSCRIBE: Record<MailSubject, string> = {
  roomReviewed: 'You get this letter because your settings in the portal ask for it. They can be changed there',
  eventNews:
    'You get this letter because you joined the event. Letters of this kind can be switched off in your settings',
  feedbackResolved: 'You get this letter because your settings in the portal ask for it. They can be changed there',
};

const LINK_LABELS: Record<MailSubject, string> = {
  roomReviewed: 'Open the event',
  eventNews: 'Open the event',
  feedbackResolved: 'Open the feedback',
};

export function notificationEmailText(data: NotificationMailData, publicOrigin: string) {
  const { preference, subject, sentence: description, link } = data;
  return {
    subject,
    paragraphs: [sentence(description)],
    link: { label: LINK_LABELS[preference], url: `${publicOrigin}${link}` },
    afterwards: [`${UNSUBSCRIBE[preference]}: ${publicOrigin}/settings`],
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
