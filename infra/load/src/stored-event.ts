import { HOUR_MS, type UnitCategory } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import { PERSON } from './sample-units';

export interface SampleEvent {
  title: string;
  description: string;
  status: string;
  category: string;
  type: string;
  start: Date;
  venue: string;
  createdAt: Date;
}

/** Two hours, on site. */
export function scheduleOf({ start, venue }: Pick<SampleEvent, 'start' | 'venue'>) {
  return { start, end: new Date(start.getTime() + 2 * HOUR_MS), venue, mode: 'offline' };
}

/** An event as the events service stores it. */
export function storedEvent(
  id: string,
  unit: { id: string; name: string; category: UnitCategory },
  sample: SampleEvent,
) {
  const { start, venue, ...shown } = sample;
  const schedule = scheduleOf(sample);
  return {
    ...shown,
    _id: id,
    version: 1,
    unit,
    areas: [unit.category],
    organizers: [{ kind: 'user', ...PERSON }],
    schedule,
    registration: { required: false },
    seats: { taken: 0, checkedIn: 0, waiting: 0, changes: 0, line: [] },
    budget: { allocated: 0, sponsors: [] },
    createdBy: PERSON,
    sortStart: start,
    overAt: schedule.end,
    remindedOf: null,
    terms: searchTermsOf(sample.title, unit.name, venue),
    months: [start.toISOString().slice(0, 7)],
    roomRequestCount: 0,
  };
}
