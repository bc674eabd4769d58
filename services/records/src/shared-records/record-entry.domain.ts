import type { Achievement } from '../achievements/achievement.domain';
import type { Attendance } from '../attendances/attendance.domain';
import type { CampusEvent } from '../campus-events/campus-event.domain';
import type { Holding } from '../holdings/holding.domain';
import type { UserSkill } from '../user-skills/user-skill.domain';
import type { IssuedEntry } from './shared-record.domain';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A confirmed position. That its tenure is over changes nothing of it, that it ended early does. */
export function entryOfHolding({ id, position, unit, tenureYear, status }: Holding): IssuedEntry {
  const early = status === 'terminated' ? ['Ended early'] : [];
  const facts = [unit.name, tenureYear, ...early];
  return { kind: 'position', id, title: position.title, facts, verifiedBy: '', verifiedAt: null };
}

/** An endorsed skill. */
export function entryOfUserSkill({ id, skill, level, decision }: UserSkill): IssuedEntry {
  const facts = [capitalize(level), skill.category];
  const { by, at } = decision ?? { by: { name: '' }, at: null };
  return { kind: 'skill', id, title: skill.name, facts, verifiedBy: by.name, verifiedAt: at };
}

/** A verified achievement, on the day that the student names. */
export function entryOfAchievement(achievement: Achievement, dayText: (day: string) => string): IssuedEntry {
  const { id, title, category, level, position, dateAchieved, decision } = achievement;
  const facts = [category, level, position, dayText(dateAchieved)].filter((fact) => fact !== '');
  const { by, at } = decision ?? { by: { name: '' }, at: null };
  return { kind: 'achievement', id, title, facts, verifiedBy: by.name, verifiedAt: at };
}

/** An event that the person was checked in at; null where it is not known (yet). */
export function entryOfAttendance(
  { eventId, checkedIn }: Pick<Attendance, 'eventId' | 'checkedIn'>,
  event: CampusEvent | undefined,
  dayText: (at: Date) => string,
): IssuedEntry | null {
  if (!event || !checkedIn) return null;
  const { by: verifiedBy, at: verifiedAt } = checkedIn;
  const facts = [event.unit.name, dayText(verifiedAt)];
  return { kind: 'event', id: eventId, title: event.title, facts, verifiedBy, verifiedAt };
}
