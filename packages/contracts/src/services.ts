/** The services of the portal; each owns a database, a queue and its events. */
export const SERVICES = ['auth', 'events', 'feedback', 'org', 'records', 'activity'] as const;
export type ServiceName = (typeof SERVICES)[number];
