import type { SessionUser } from '@portal/contracts';
import { Avatar, Button, Cluster, Dialog, LinkButton, Stack, Text } from '@portal/ui';
import { loadSession, type SessionEnd } from '@portal/web-kit';
import { GoogleLogo, googleSignInPath } from '@portal/web-kit/google';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { formMessages } from './form-messages';
import { messages } from './messages';
import { PasswordForm } from './password-form';

interface SignInAgainDialogProps {
  readonly user: SessionUser;
  readonly endedBy: SessionEnd;
}

export function SignInAgainDialog({ user, endedBy }: SignInAgainDialogProps) {
  const textId = useId();
  useSessionOfOtherWindows();
  const hasPassword = user.hasPassword !== false;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={messages.title}
      describedBy={textId}
      // After a sign-out in one window, nothing stays readable in the others.
      coversPage={endedBy === 'sign-out'}
      footer={
        <LinkButton variant="quiet" href="/logout">
          {formMessages.someoneElse}
        </LinkButton>
      }
    >
      <Text as="p" id={textId}>
        {formMessages.why[endedBy]}
      </Text>
      <Account user={user} />
      <Stack gap={3}>
        {hasPassword ? <PasswordForm username={user.username} /> : null}
        <GoogleButton isOnlyWay={!hasPassword} />
      </Stack>
    </Dialog>
  );
}

function Account({ user: { username, personal_info: person } }: { readonly user: SessionUser }) {
  return (
    <Cluster gap={3}>
      <Avatar name={person.name} />
      <Stack gap={1}>
        <Text weight="medium">{person.name}</Text>
        <Text tone="secondary">{username}</Text>
      </Stack>
    </Cluster>
  );
}

/** Google opens in its own window, so that this page keeps its state; it announces the sign-in to the others. */
function GoogleButton({ isOnlyWay }: { readonly isOnlyWay: boolean }) {
  const { pathname, search, hash } = useLocation();
  const signIn = () => {
    const opened = window.open(googleSignInPath('/signed-in'), 'portal-sign-in', 'popup,width=480,height=680');
    // Where popups are blocked, sign-in returns to this page, with the drafts of its forms.
    if (!opened) window.location.assign(googleSignInPath(`${pathname}${search}${hash}`));
  };
  return (
    <Button
      isBlock
      variant={isOnlyWay ? 'primary' : 'plain'}
      icon={<GoogleLogo />}
      autoFocus={isOnlyWay}
      onPress={signIn}
    >
      {formMessages.google}
    </Button>
  );
}

/** A suspended window misses the announcements of the others. */
function useSessionOfOtherWindows(): void {
  useEffect(() => {
    const look = () => void loadSession();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}
