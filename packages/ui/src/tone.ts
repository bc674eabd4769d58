/** What a state means; every tone has its own colour, surface and line in the tokens. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';
