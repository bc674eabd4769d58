import type { OwnHolding } from '@portal/contracts';
import { Alert, Stack, TextLink } from '@portal/ui';
import { holdersHref } from '../../../paths';
import { formMessages as messages } from '../messages';

interface AppointmentOutcomeProps {
  readonly appointed: OwnHolding | undefined;
  readonly hasFailed: boolean;
  readonly reason: string | undefined;
}

/** Whether the appointment succeeded, in the specification's sentences, with a link to the record. */
export function AppointmentOutcome({ appointed, hasFailed, reason }: AppointmentOutcomeProps) {
  if (hasFailed) {
    return (
      <Stack gap={2}>
        <Alert>
          <p>{messages.failed}</p>
        </Alert>
        {reason ? <p>{reason}</p> : null}
      </Stack>
    );
  }
  if (!appointed) return null;
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{messages.done}</p>
      </Alert>
      <p>
        <TextLink href={holdersHref({ q: appointed.por_id ?? appointed.user_id.personal_info.name })}>
          {messages.see}
        </TextLink>
      </p>
    </Stack>
  );
}
