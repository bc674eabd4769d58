import { TEXT_LIMITS } from '@portal/contracts';
import type { ClashQuestion } from './api/list-clashes';
import type { EventForm, FormMoment } from './event-form';
import { instantOf } from './instant-of';

type Asked = Pick<EventForm, 'start' | 'end' | 'venue' | 'category' | 'unit'>;

/** What to ask about a form: nothing before there is a start and somebody or somewhere to clash for. */
export function clashQuestion(form: Asked, timeZone: string, except?: string): ClashQuestion | null {
  const instant = (moment: FormMoment) => instantOf(moment, timeZone);
  const [start, end] = [instant(form.start), instant(form.end)];
  // No room has a longer name.
  const venue = form.venue.trim().length > TEXT_LIMITS.name ? '' : form.venue.trim();
  const unit = form.unit?.id;
  if (start === undefined || (form.category === '' && !unit && venue === '')) return null;
  return {
    start,
    ...(end !== undefined && end > start && { end }),
    ...(venue !== '' && { venue }),
    ...(form.category !== '' && { category: form.category }),
    ...(unit && { unit }),
    ...(except && { except }),
  };
}
