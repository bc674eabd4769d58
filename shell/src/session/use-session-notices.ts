import { ROLE_NAMES } from '@portal/contracts';
import { toast } from '@portal/ui';
import { sessionStore, type Session } from '@portal/web-kit';
import { useEffect } from 'react';
import { messages } from './messages';

/** Says why pages change: another person signed in in this browser, or the person's role is another one. */
export function useSessionNotices(): void {
  useEffect(() => {
    let known = sessionStore.getState();
    return sessionStore.subscribe((session) => {
      // Who comes next is not known yet, or nobody has come.
      if (session.status !== 'ready') return;
      const notice = noticeOf(known, session);
      known = session;
      if (notice !== undefined) toast.info(notice);
    });
  }, []);
}

function noticeOf(before: Session, now: Session): string | undefined {
  if (!before.user || !now.user) return undefined;
  if (before.user._id !== now.user._id) return messages.signedInAs(now.user.personal_info.name);
  return before.role === now.role ? undefined : messages.roleChanged(ROLE_NAMES[now.role]);
}
