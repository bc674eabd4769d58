/**
 * Longest texts, in characters, for fields the specification gives no limit; `excerpt` is what lists show of a text, and a
 * `summary` is short enough to stand in a list whole.
 */
export const TEXT_LIMITS = {
  name: 100,
  title: 150,
  line: 200,
  excerpt: 500,
  summary: 1000,
  text: 5000,
  list: 50,
} as const;

/** How much of comments and of actions taken shows before View More, in characters; a list carries no more. */
export const FEEDBACK_SHOWN = { comments: 200, actions: 250 } as const;
