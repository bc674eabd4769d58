import { ROLE_NAMES, type GensecRole, type MailSubject } from '@portal/contracts';
import type { DigestFrequency } from './digest.domain';
import type { NotificationMailData } from './mail.domain';

interface DigestText {
  frequency: DigestFrequency;
  /** The descriptions of what is still unread, newest first; the first of `count`. */
  unread: readonly string[];
  count: number;
  settingsUrl: string;
}

export function digestEmailText({ frequency, unread, count, settingsUrl }: DigestText) {
  const more = count - unread.length;
  const intro = count === 1 ? 'You have 1 unread notification:' : `You have ${count} unread notifications:`;
  const why = `You're receiving this ${frequency} digest because it's on in your settings. Change email settings`;
  return {
    subject: count === 1 ? '1 unread notification' : `${count} unread notifications`,
    paragraphs: [
      intro,
      ...unread.map((description) => `• ${sentence(description)}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    afterwards: [`${why}: ${settingsUrl}`],
  };
}

interface WaitingText {
  /** The first of `count`, each with the day since when it waits. */
  things: readonly { label: string; since: string }[];
  count: number;
  role: GensecRole;
}

export function waitingEmailText({ things, count, role }: WaitingText) {
  const more = count - things.length;
  const subject = count === 1 ? '1 entry to endorse' : `${count} entries to endorse`;
  return {
    subject,
    paragraphs: [
      count === 1 ? 'This is waiting for your decision:' : 'These are waiting for your decision, the oldest first:',
      ...things.map(({ label, since }) => `• ${label}, since ${since}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    afterwards: [`You're receiving this every morning while something is waiting for you as ${ROLE_NAMES[role]}.`],
  };
}

/** How to unsubscribe. The address is part of the text, where a plain mail can show it too. */
const UNSUBSCRIBE: Record<MailSubject, string> = {
  roomReviewed: "You're receiving this because you requested this room. Change email settings",
  eventNews: "You're receiving this because you joined this event. Change email settings",
  feedbackResolved: "You're receiving this because you gave this feedback. Change email settings",
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
