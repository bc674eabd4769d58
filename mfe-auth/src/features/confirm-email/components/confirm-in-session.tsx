import type { SessionUser } from '@portal/contracts';
import { Alert, Button, Stack, Text, TextButton } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { confirmEmailMessages as messages } from '../../../messages';

interface ConfirmInSessionProps {
  readonly user: SessionUser;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  /** For a person who is not the one signed in here. */
  readonly onSetPassword: () => void;
}

export function ConfirmInSession({ user, error, isPending, onConfirm, onSetPassword }: ConfirmInSessionProps) {
  return (
    <Stack gap={5}>
      {error ? (
        <Alert>
          <p>{messageOf(error, messages.failed)}</p>
        </Alert>
      ) : null}
      <Text as="p" tone="secondary">
        {messages.signedInAs(user.personal_info.name, user.username)}
      </Text>
      <Button variant="primary" size="lg" isBlock busy={isPending} busyLabel={messages.confirming} onPress={onConfirm}>
        {messages.submit}
      </Button>
      <p>
        <TextButton onPress={onSetPassword}>{messages.notMine}</TextButton>
      </p>
    </Stack>
  );
}
