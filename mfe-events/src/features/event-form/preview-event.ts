import type { EventAnswer } from '@portal/contracts';
import type { EventForm, FormMoment } from './event-schema';
import { instantOf } from './instants';
import { messages } from './messages';

/** The event that a form would create. */
export function previewEvent(form: EventForm, timeZone: string, now: number): EventAnswer {
  const instant = (moment: FormMoment) => instantOf(moment, timeZone);
  const [opens, closes] = [instant(form.opens), instant(form.closes)];
  const state = opens && Date.parse(opens) > now ? 'not-yet' : closes && Date.parse(closes) <= now ? 'closed' : 'open';
  const capacity = Number.isNaN(form.maxParticipants) ? null : form.maxParticipants;
  return {
    _id: 'preview',
    version: 1,
    title: form.title.trim() || messages.untitled,
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
    organizing_unit_id: form.unit && {
      _id: form.unit.id,
      name: form.unit.label,
      category: form.unit.category ?? 'independent',
    },
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
          ...(capacity && { max_participants: capacity }),
        }
      : { required: false },
    created_at: new Date(now).toISOString(),
  };
}
