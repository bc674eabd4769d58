import { formatCalendarDay } from '@portal/web-kit';
import { texts } from '../../texts';
import type { EventForm } from './event-form';
import { eventFormTexts } from './texts';

const words = eventFormTexts.edit;

/** What a field is called where its value is told. */
export const fieldLabels: Readonly<Record<keyof EventForm, string>> = {
  title: texts.create.eventTitle,
  description: texts.create.description,
  category: texts.create.category,
  type: texts.create.type,
  unit: texts.create.unit,
  organizers: texts.create.organizers,
  start: texts.create.start,
  end: texts.create.end,
  venue: texts.create.venue,
  mode: texts.create.mode,
  isRegistrationRequired: texts.create.required,
  opens: texts.create.opens,
  closes: texts.create.closes,
  fees: texts.create.fees,
  maxParticipants: texts.create.max,
  allocated: texts.create.allocated,
  sponsors: texts.create.sponsors,
};

/** The value of a field in words. */
export function shownValue(form: EventForm, name: keyof EventForm): string {
  return textOf(form, name) || words.empty;
}

function textOf(form: EventForm, name: keyof EventForm): string {
  switch (name) {
    case 'start':
    case 'end':
    case 'opens':
    case 'closes': {
      const { date, time } = form[name];
      return date === '' ? '' : `${formatCalendarDay(date)}, ${time}`;
    }
    case 'organizers':
      return form.organizers.map(({ label }) => label).join(', ');
    case 'sponsors':
      return form.sponsors.join(', ');
    case 'unit':
      return form.unit?.label ?? '';
    case 'isRegistrationRequired':
      return form.isRegistrationRequired ? words.yes : words.no;
    case 'category':
      return form.category === '' ? '' : texts.categories[form.category];
    case 'mode':
      return texts.modes[form.mode];
    default:
      return String(form[name] ?? '');
  }
}
