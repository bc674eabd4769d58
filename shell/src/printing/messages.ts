export const messages = {
  printed: (date: string) => `Printed on ${date}`,
} as const;
