import type { EventAnswer } from '@portal/contracts';
import type { EventForm, FormMoment } from './event-form';
import { eventFormTexts } from './texts';
import { instantOf } from './instant-of';

interface PreviewSetup {
  readonly timeZone: string;
  /** Of the unit, which the form knows by its name only. */
  readonly category: NonNullable<EventAnswer['organizing_unit_id']>['category'];
  readonly now: number;
}

/** The event that a form would make, for the card that shows it. */
export function previewEvent(form: EventForm, { timeZone, category, now }: PreviewSetup): EventAnswer {
  const instant = (moment: FormMoment) => instantOf(moment, timeZone);
  const [opens, closes] = [instant(form.opens), instant(form.closes)];
  const state = opens && Date.parse(opens) > now ? 'not-yet' : closes && Date.parse(closes) <= now ? 'closed' : 'open';
  const places = Number.isNaN(form.maxParticipants) ? null : form.maxParticipants;
  return {
    _id: 'preview',
    version: 1,
    title: form.title.trim() || eventFormTexts.untitled,
    description: form.description,
    status: 'planned',
    category: form.category || 'other',
    type: form.type,
    schedule: {
      start: instant(form.start) ?? null,
      end: instant(form.end) ?? null,
      venue: form.venue,
      mode: form.mode,
    },
    organizing_unit_id: form.unit && { _id: form.unit.id, name: form.unit.label, category },
    organizers: [],
    registration: form.isRegistrationRequired
      ? {
          required: true,
          state,
          taken: 0,
          waiting: 0,
          ...(opens && { start: opens }),
          ...(closes && { end: closes }),
          ...(form.fees && { fees: form.fees }),
          ...(places && { max_participants: places }),
        }
      : { required: false },
    created_at: new Date(now).toISOString(),
  };
}
