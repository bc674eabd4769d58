import { MAX_RECORD_ENTRIES } from '@portal/contracts';
import { formatInstant } from '@portal/service-kit/institute-time';
import type { AchievementRepository } from '../achievements/achievement.repository';
import type { AttendanceRepository } from '../attendances/attendance.repository';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import type { HoldingRepository } from '../holdings/holding.repository';
import type { UserSkillRepository } from '../user-skills/user-skill.repository';
import { entryOfAchievement, entryOfAttendance, entryOfHolding, entryOfUserSkill } from './record-entry.domain';
import type { IssuedEntry } from './shared-record.domain';

/** What is verified of a person, of one kind, the latest first. */
export type RecordSource = (userId: string) => Promise<IssuedEntry[]>;

interface Dependencies {
  holdings: Pick<HoldingRepository, 'listConfirmed'>;
  achievements: Pick<AchievementRepository, 'listVerifiedOf'>;
  userSkills: Pick<UserSkillRepository, 'listEndorsedOf'>;
  attendances: Pick<AttendanceRepository, 'listOfPerson'>;
  campusEvents: Pick<CampusEventRepository, 'findMany'>;
  timeZone: string;
}

export type RecordSources = ReturnType<typeof createRecordSources>;

/** Everything that a person can show, from the modules that know of it; each is asked once. */
export function createRecordSources(dependencies: Dependencies) {
  const { holdings, achievements, userSkills, attendances, campusEvents, timeZone } = dependencies;
  const day = (at: Date) => formatInstant(at, 'd MMM yyyy', timeZone);

  const eventsAttended: RecordSource = async (userId) => {
    const attended = await attendances.listOfPerson(userId, MAX_RECORD_ENTRIES);
    const events = await campusEvents.findMany(attended.map(({ eventId }) => eventId));
    const byId = new Map(events.map((event) => [event.id, event]));
    return attended.flatMap((attendance) => entryOfAttendance(attendance, byId.get(attendance.eventId), day) ?? []);
  };

  const positions: RecordSource = async (userId) =>
    (await holdings.listConfirmed(userId, MAX_RECORD_ENTRIES)).map(entryOfHolding);

  // A day without a time: no time zone applies.
  const calendarDay = (text: string) => formatInstant(new Date(`${text}T00:00:00Z`), 'd MMM yyyy', 'UTC');

  const achieved: RecordSource = async (userId) =>
    (await achievements.listVerifiedOf(userId, MAX_RECORD_ENTRIES)).map((one) => entryOfAchievement(one, calendarDay));

  const skills: RecordSource = async (userId) =>
    (await userSkills.listEndorsedOf(userId, MAX_RECORD_ENTRIES)).map(entryOfUserSkill);

  const ofEachKind: readonly RecordSource[] = [positions, achieved, skills, eventsAttended];

  /** In the order of RECORD_ENTRY_KINDS. */
  async function list(userId: string): Promise<IssuedEntry[]> {
    return (await Promise.all(ofEachKind.map((source) => source(userId)))).flat();
  }

  return { list };
}
