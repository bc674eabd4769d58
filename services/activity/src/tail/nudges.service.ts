import type { Session } from '@portal/service-kit';

/** Tells listeners of this instance when a transaction that wrote something has ended. */
export function createNudges() {
  const noted = new WeakSet<Session>();
  const listeners: (() => void)[] = [];
  return {
    whenWritten: (listener: () => void): void => void listeners.push(listener),
    /** A transaction that is tried again keeps its session, and nudges once. */
    after(session: Session): void {
      if (noted.has(session)) return;
      noted.add(session);
      session.once('ended', () => listeners.forEach((listener) => listener()));
    },
  };
}
