import type { EventAnswer } from '@portal/contracts';
import { useInstituteSettings } from '@portal/web-kit';
import { useFormContext, useWatch } from '@portal/web-kit/forms';
import type { EventForm } from './event-schema';
import { previewEvent } from './preview-event';

/** The event that the surrounding `CreateEventForm` would create, as it is typed. */
export function useEventPreview(): EventAnswer {
  const { timeZone } = useInstituteSettings();
  const { control } = useFormContext<EventForm>();
  return previewEvent(useWatch({ control }) as EventForm, timeZone, Date.now());
}
