import type { EventAnswer } from '@portal/contracts';
import { Alert } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { messages } from '../messages';

/** Says that an event was cancelled, and why; nothing for an event that was not. */
export function CancellationNotice({ event: { status, cancellation } }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  if (status !== 'cancelled') return null;
  return (
    <Alert role="note">
      <strong>{messages.cancelled}</strong>
      {cancellation ? <p>{messages.cancelledBecause(cancellation.reason, formats.date(cancellation.at))}</p> : null}
    </Alert>
  );
}
