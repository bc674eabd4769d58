import { Alert, Button, LinkButton, Stack, Text, TextLink } from '@portal/ui';
import { paths } from '../../../paths';
import { confirmEmailMessages as messages } from '../../../messages';
import { useResendConfirmation } from '../api/resend-confirmation';

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
  const resend = useResendConfirmation();
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
