import { calls } from '@portal/contracts';
import { Banner, Button, toast } from '@portal/ui';
import { loadSession, messageOf, useSession, useWrite } from '@portal/web-kit';
import { MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';

export function ConfirmEmailBanner() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isUnconfirmed = user?.emailConfirmed === false;
  useFreshSessionOnReturn(isUnconfirmed);
  const resend = useWrite(calls.resendConfirmation, {
    onSuccess: ({ message }) => toast.success(message || messages.resent),
    onError: (error) => toast.error(messageOf(error, messages.notResent)),
  });
  // The page of the link says itself whether it worked.
  if (!isUnconfirmed || pathname.startsWith('/confirm-email/')) return null;
  return (
    <Banner
      tone="warning"
      icon={<MailWarning />}
      title={messages.confirmEmail}
      action={
        <Button busy={resend.isPending} busyLabel={messages.sending} onPress={() => resend.mutate()}>
          {messages.resend}
        </Button>
      }
    >
      {messages.confirmEmailText(user.username)}
    </Banner>
  );
}

/** Loads the session when the window shows again, as the link may have been opened on another device. */
function useFreshSessionOnReturn(isUnconfirmed: boolean): void {
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    const reload = () => {
      if (document.visibilityState === 'visible') void loadSession();
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [isUnconfirmed]);
}
