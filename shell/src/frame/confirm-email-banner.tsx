import { calls } from '@portal/contracts';
import { Banner, Button, toast } from '@portal/ui';
import { callApi, loadSession, messageOf, useSession } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';

/** Says on every page that the address waits to be confirmed, while the institute asks for it. */
export function ConfirmEmailBanner() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isWaiting = user?.emailConfirmed === false;
  useFreshSessionOnReturn(isWaiting);
  const resend = useMutation({
    mutationFn: () => callApi(calls.resendConfirmation),
    onSuccess: ({ message }) => toast.success(message || messages.resent),
    onError: (error) => toast.error(messageOf(error, messages.notResent)),
  });
  // The page of the link says itself what became of it.
  if (!isWaiting || pathname.startsWith('/confirm-email/')) return null;
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

/** The link may have been opened on another device: whoever comes back to this window need not load the page anew. */
function useFreshSessionOnReturn(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void loadSession();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWaiting]);
}
