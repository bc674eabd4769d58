import type { AnswerOf, EventCategory, calls } from '@portal/contracts';
import type { CampusEvent } from '../events/domain';
import { roomKeyOf } from '../rooms/domain';

export type Clash = AnswerOf<typeof calls.listClashes>[number];

/** A time and place that somebody thinks of. */
export interface Idea {
  start: Date;
  end: Date;
  venue?: string | undefined;
  category?: EventCategory | undefined;
  unit?: string | undefined;
  except?: string | undefined;
}

const AN_HOUR = 60 * 60 * 1000;
const AT_MOST = 10;

/** One hour, where no end is named. */
export function endOr(end: Date | null, start: Date): Date {
  return end && end > start ? end : new Date(start.getTime() + AN_HOUR);
}

/** Who would have to choose, or share the room; soonest first. Back-to-back is fine. */
export function clashesOf(idea: Idea, events: readonly CampusEvent[], inRoom: ReadonlySet<string>): Clash[] {
  const found = events.flatMap((event): Clash[] => {
    if (event.id === idea.except) return [];
    const because: Clash['because'] = [];
    const meets = overlaps(event, idea);
    if (meets && (event.category === idea.category || event.unit.id === idea.unit)) because.push('audience');
    if ((meets && isSameRoom(event.schedule.venue, idea.venue)) || inRoom.has(event.id)) because.push('room');
    return because.length > 0 ? [clashOf(event, because)] : [];
  });
  return found.slice(0, AT_MOST);
}

function overlaps({ schedule: { start, end } }: CampusEvent, idea: Idea): boolean {
  return start !== null && start < idea.end && endOr(end, start) > idea.start;
}

function isSameRoom(venue: string, wanted: string | undefined): boolean {
  return wanted !== undefined && roomKeyOf(wanted) !== '' && roomKeyOf(venue) === roomKeyOf(wanted);
}

function clashOf({ id, title, schedule, unit }: CampusEvent, because: Clash['because']): Clash {
  const { start, end } = schedule;
  return {
    _id: id,
    title,
    schedule: { ...schedule, start: start?.toISOString() ?? null, end: end?.toISOString() ?? null },
    organizing_unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    because,
  };
}
