import { calls } from '@portal/contracts';
import { Alert, LinkButton, Stack, Text } from '@portal/ui';
import { hasCode, useRead, useSession } from '@portal/web-kit';
import { useState, type ReactNode } from 'react';
import { otherPages, paths } from '../../../paths';
import { confirmEmailMessages as messages } from '../../../messages';
import { useConfirmEmail } from '../api/confirm-email';
import { ConfirmInSession } from './confirm-in-session';
import { InvalidLink } from './invalid-link';

/** The secret leaves the cache with the page. */
const options = { staleTime: Infinity, gcTime: 0 };

interface ConfirmationProps {
  readonly token: string;
  /** The form of a new password. */
  readonly askPassword: (submit: (password: string) => Promise<unknown>) => ReactNode;
}

/**
 * Opening the page confirms nothing, because mail scanners open links; it only asks whether the link is good. The session
 * that registered confirms with a press; everybody else sets a password.
 */
export function Confirmation({ token, askPassword }: ConfirmationProps) {
  const { status, user } = useSession();
  const link = useRead(calls.verifyConfirmLink, { params: { token } }, options);
  const confirming = useConfirmEmail();
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const { data, error } = confirming;
  if (status === 'loading' || link.isPending) {
    return (
      <Text as="p" tone="secondary" role="status">
        {messages.loading}
      </Text>
    );
  }
  if (data) return <Confirmed message={data.message} isSignedIn={user !== null} />;
  const isInvalid = [link.error, error].some((failure) => hasCode(failure, 'AUTH.LINK_INVALID'));
  if (isInvalid) return <InvalidLink isSignedIn={user !== null} />;
  if (user && !isPasswordAsked && !hasCode(error, 'AUTH.PASSWORD_REQUIRED')) {
    return (
      <ConfirmInSession
        user={user}
        error={error}
        isPending={confirming.isPending}
        onConfirm={() => confirming.mutate({ body: { token } })}
        onSetPassword={() => setIsPasswordAsked(true)}
      />
    );
  }
  return askPassword((password) => confirming.mutateAsync({ body: { token, password } }));
}

function Confirmed({ message, isSignedIn }: { readonly message: string; readonly isSignedIn: boolean }) {
  return (
    <Stack gap={5}>
      <Alert tone="success" role="status">
        <p>{message || messages.done}</p>
      </Alert>
      <LinkButton href={isSignedIn ? otherPages.start : paths.login} variant="primary" size="lg" isBlock>
        {isSignedIn ? messages.onwards : messages.login}
      </LinkButton>
    </Stack>
  );
}
