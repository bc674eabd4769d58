import { Alert, Button, LinkButton, Stack, Text } from '@portal/ui';
import { ApiError, messageOf, useSession } from '@portal/web-kit';
import { otherPages, paths } from '../../../paths';
import { confirmEmailMessages as messages } from '../../../messages';
import { useConfirmEmail } from '../api/confirm-email';
import { useResendConfirmation } from '../api/resend-confirmation';

export function Confirmation({ token }: { readonly token: string }) {
  const { user } = useSession();
  const { data, error, isPending, refetch, isRefetching } = useConfirmEmail(token);
  if (isPending) {
    return (
      <Text as="p" tone="secondary" role="status">
        {messages.confirming}
      </Text>
    );
  }
  if (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (
      <Stack gap={5}>
        <Alert>
          <p>{messageOf(error, messages.failed)}</p>
        </Alert>
        {isRefused ? (
          <NewLink isSignedIn={user !== null} />
        ) : (
          <Button variant="primary" size="lg" isBlock busy={isRefetching} onPress={() => void refetch()}>
            {messages.retry}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <Alert tone="success" role="status">
        <p>{data || messages.done}</p>
      </Alert>
      <LinkButton href={user ? otherPages.start : paths.login} variant="primary" size="lg" isBlock>
        {user ? messages.onwards : messages.login}
      </LinkButton>
    </Stack>
  );
}

function NewLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const resend = useResendConfirmation();
  if (!isSignedIn) {
    return (
      <>
        <Text as="p">{messages.toLogin}</Text>
        <LinkButton href={paths.login} variant="primary" size="lg" isBlock>
          {messages.login}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Text as="p">{messages.invalidText}</Text>
      <Button
        variant="primary"
        size="lg"
        isBlock
        busy={resend.isPending}
        busyLabel={messages.sending}
        onPress={() => resend.mutate()}
      >
        {messages.resend}
      </Button>
    </>
  );
}
