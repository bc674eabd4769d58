import { calls } from '@portal/contracts';
import { Alert, Button, LinkButton, Stack, Text, TextLink, toast } from '@portal/ui';
import { messageOf, useWrite } from '@portal/web-kit';
import { paths } from '../../../paths';
import { confirmEmailMessages as messages } from '../../../messages';

export function InvalidLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <Stack gap={5}>
      <Alert>
        <p>{messages.invalid}</p>
      </Alert>
      <Text as="p">{messages.invalidText}</Text>
      {isSignedIn ? <ResendButton /> : <WaysIn />}
    </Stack>
  );
}

function ResendButton() {
  const resend = useWrite(calls.resendConfirmation, {
    onSuccess: ({ message }) => toast.success(message || messages.resent),
    onError: (error) => toast.error(messageOf(error, messages.notResent)),
  });
  return (
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
  );
}

/** A reset link shows control of the address as well, and needs no session. */
function WaysIn() {
  return (
    <>
      <LinkButton href={paths.login} variant="primary" size="lg" isBlock>
        {messages.login}
      </LinkButton>
      <Text as="p" tone="secondary">
        {messages.cannotSignIn} <TextLink href={paths.forgotPassword}>{messages.reset}</TextLink>
      </Text>
    </>
  );
}
