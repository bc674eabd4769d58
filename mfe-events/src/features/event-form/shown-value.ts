import { EVENT_CATEGORY_NAMES } from '@portal/contracts';
import { formatCalendarDay, formatTime } from '@portal/web-kit';
import { modeNames } from '../../messages';
import type { EventForm } from './event-schema';
import { instantOf } from './instants';
import { messages } from './messages';

export const fieldLabels: Readonly<Record<keyof EventForm, string>> = {
  title: messages.eventTitle,
  description: messages.description,
  category: messages.category,
  type: messages.type,
  unit: messages.unit,
  skills: messages.skills,
  organizers: messages.organizers,
  start: messages.start,
  end: messages.end,
  venue: messages.venue,
  mode: messages.mode,
  isRegistrationRequired: messages.required,
  opens: messages.opens,
  closes: messages.closes,
  fees: messages.fees,
  maxParticipants: messages.max,
  allocated: messages.allocated,
  sponsors: messages.sponsors,
};

/** The value of a field as text. */
export function shownValue(form: EventForm, name: keyof EventForm): string {
  return textOf(form, name) || messages.edit.empty;
}

function textOf(form: EventForm, name: keyof EventForm): string {
  switch (name) {
    case 'start':
    case 'end':
    case 'opens':
    case 'closes': {
      const { date, time } = form[name];
      const shown = instantOf(form[name], 'UTC');
      return shown === undefined ? `${date} ${time}`.trim() : `${formatCalendarDay(date)}, ${formatTime(shown, 'UTC')}`;
    }
    case 'organizers':
    case 'skills':
      return form[name].map(({ label }) => label).join(', ');
    case 'sponsors':
      return form.sponsors.join(', ');
    case 'unit':
      return form.unit?.label ?? '';
    case 'isRegistrationRequired':
      return form.isRegistrationRequired ? messages.edit.yes : messages.edit.no;
    case 'category':
      return form.category === '' ? '' : EVENT_CATEGORY_NAMES[form.category];
    case 'mode':
      return modeNames[form.mode];
    default:
      return String(form[name] ?? '');
  }
}
