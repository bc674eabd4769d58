/** What a state means; every tone has its own colour, surface and line in the tokens. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** A color of the tokens that says whose something is, never a state; text in it can be read on every surface. */
export type AccentColor = 'indigo' | 'pink' | 'green' | 'amber' | 'blue' | 'gray';
