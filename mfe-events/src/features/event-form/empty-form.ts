import { categoryOfRole, eventCategoryOf } from '@portal/contracts';
import type { Session } from '@portal/web-kit';
import type { EventForm } from './event-form';

/** The form before anything is typed: a coordinator's own unit, and the category of the person's area. */
export function emptyForm({ user, role }: Pick<Session, 'user' | 'role'>): EventForm {
  const unit = role === 'CLUB_COORDINATOR' ? user?.unit : undefined;
  const area = unit?.category ?? categoryOfRole(role);
  const never = { date: '', time: '' };
  return {
    title: '',
    description: '',
    category: area ? eventCategoryOf(area) : '',
    type: '',
    unit: unit ? { id: unit.id, label: unit.name, category: unit.category } : null,
    organizers: [],
    start: never,
    end: never,
    venue: '',
    mode: 'offline',
    isRegistrationRequired: false,
    opens: never,
    closes: never,
    fees: null,
    maxParticipants: null,
    allocated: null,
    sponsors: [],
  };
}
