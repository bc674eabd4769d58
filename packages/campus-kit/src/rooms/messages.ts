/** Texts of when rooms are requested. */
export const messages = {
  span: (from: string, to: string) => `${from} to ${to}`,
  midnight: 'midnight',
} as const;
