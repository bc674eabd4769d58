import { calls, type NotificationAnswer } from '@portal/contracts';
import { useLive } from '@portal/web-kit';
import { useEffect, useRef } from 'react';

/** Notifications within this time cause one call. */
const BATCH_MS = 300;

/**
 * Calls `act` after notifications about something, so that a page shows at once what they tell of: `skill` is what the
 * kinds `skill-endorsed` and `skill-returned` are about.
 */
export function useOnNotification(about: string, act: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  useLive(calls.streamNotifications.path, ({ event, data }) => {
    if (event !== 'notification') return;
    // Production builds leave the schemas out, so the message is not checked.
    const { kind } = JSON.parse(data) as Pick<NotificationAnswer, 'kind'>;
    if (!kind.startsWith(`${about}-`)) return;
    timer.current ??= setTimeout(() => {
      stop();
      act();
    }, BATCH_MS);
  });
}
