import type { EventAnswer } from '@portal/contracts';
import { Alert } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { messages } from '../messages';
import { isCancellable, isCorrectable } from '../rules';

/** Says of an event that is over until when a mistake in it can be put right; nothing of any other event. */
export function CorrectionNotice({ event }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  if (event.correctable_until === undefined || !isCorrectable(event)) return null;
  const until = formats.dateTime(event.correctable_until);
  return (
    <Alert role="note">
      <p>{isCancellable(event) ? messages.correctableOrCancellable(until) : messages.correctable(until)}</p>
    </Alert>
  );
}
