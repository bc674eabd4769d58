import type { MailSubject } from '@portal/contracts';
import * as z from 'zod';
import type { News } from '../news/domain';

const subjects = ['roomReviewed', 'eventNews', 'feedbackResolved'] as const satisfies readonly MailSubject[];

/** What a letter says; kept with the mail until it is sent. */
export const letterData = z.object({
  preference: z.enum(subjects),
  subject: z.string(),
  sentence: z.string(),
  /** Path within the portal. */
  link: z.string(),
});
export type LetterData = z.infer<typeof letterData>;

/** Null for what is only told in the portal. */
export function letterOf({ mail, sentence, link }: News): LetterData | null {
  return mail ? { ...mail, sentence, link } : null;
}

/** How to get no more of them. The address stands in the text, where a plain mail can show it too. */
const SWITCH_OFF: Record<MailSubject, string> = {
  roomReviewed: 'You get this letter because your settings in the portal ask for it. They can be changed there',
  eventNews:
    'You get this letter because you joined the event. Letters of this kind can be switched off in your settings',
  feedbackResolved: 'You get this letter because your settings in the portal ask for it. They can be changed there',
};

export const LINK_LABELS: Record<MailSubject, string> = {
  roomReviewed: 'Open the event',
  eventNews: 'Open the event',
  feedbackResolved: 'Open the feedback',
};

export function letterWords({ preference, subject, sentence }: LetterData, settingsUrl: string) {
  const end = /[.!?]$/.test(sentence) ? '' : '.';
  return {
    subject,
    paragraphs: [`${sentence}${end}`],
    afterwards: [`${SWITCH_OFF[preference]}: ${settingsUrl}`],
  };
}
