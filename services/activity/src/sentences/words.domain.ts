import type { FeedbackType, Role } from '@portal/contracts';

/** What roles are called in a sentence. */
export const ROLE_WORDS: Record<Role, string> = {
  STUDENT: 'student',
  CLUB_COORDINATOR: 'club coordinator',
  GENSEC_SCITECH: 'general secretary (scitech)',
  GENSEC_ACADEMIC: 'general secretary (academic)',
  GENSEC_CULTURAL: 'general secretary (cultural)',
  GENSEC_SPORTS: 'general secretary (sports)',
  PRESIDENT: 'president',
};

const FEEDBACK_WORDS: Record<FeedbackType, { article: string; noun: string }> = {
  Suggestion: { article: 'a ', noun: 'suggestion' },
  Complaint: { article: 'a ', noun: 'complaint' },
  'General Feedback': { article: '', noun: 'general feedback' },
  Query: { article: 'a ', noun: 'query' },
  Appreciation: { article: 'an ', noun: 'appreciation' },
  Report: { article: 'a ', noun: 'report' },
  Other: { article: '', noun: 'feedback' },
};

/** `a complaint`, or `your complaint`. */
export function feedbackWords(type: FeedbackType, whose?: 'your'): string {
  const { article, noun } = FEEDBACK_WORDS[type];
  return whose ? `${whose} ${noun}` : `${article}${noun}`;
}

/** Longer names are looked for by their beginning. */
const LONGEST_SEARCH = 100;

const searched = (name: string) => new URLSearchParams({ q: name.slice(0, LONGEST_SEARCH) }).toString();

/** The list of feedback, of what it is about. */
export function feedbackLink(target: { name: string }): string {
  return `/viewfeedback?${searched(target.name)}`;
}

/** The list of positions, of this one. */
export function positionLink(title: string): string {
  return `/cosa?${searched(title)}`;
}
