import type { Evidence, HolderStatus, ProficiencyLevel } from '@portal/contracts';

/** Something that a student put forward, as far as evidence of it is looked for. */
export interface PutForward {
  id: string;
  personId: string;
  category: string;
  /** What is claimed, which is no evidence of itself. */
  skillId?: string | undefined;
  event?: { id: string; title: string } | null | undefined;
  positionId?: string | null | undefined;
}

/** What the portal knows of the people who put something forward. */
export type Fact =
  | { kind: 'attendance'; personId: string; eventId: string; checkedIn: { at: Date; by: string } }
  | {
      kind: 'holding';
      personId: string;
      positionId: string;
      title: string;
      unit: string;
      tenureYear: string;
      status: HolderStatus;
    }
  | { kind: 'skills'; personId: string; category: string; skills: EndorsedSkill[] };

/** Those of a person in a category, by name; not all of them where there are many. */
export interface EndorsedSkill {
  id: string;
  name: string;
  level: ProficiencyLevel;
}

type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

/** So many skills are named, so that a page of a list stays small. */
export const MAX_SKILLS = 3;

export function evidenceOf(thing: PutForward, facts: readonly Fact[]): Evidence {
  const own = facts.filter(({ personId }) => personId === thing.personId);
  return {
    ...attendedOf(thing, ofKind(own, 'attendance')),
    ...positionOf(thing, ofKind(own, 'holding')),
    endorsed_skills: skillsOf(thing, ofKind(own, 'skills')),
  };
}

function ofKind<K extends Fact['kind']>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

function attendedOf({ event }: PutForward, attendances: readonly FactOf<'attendance'>[]): Pick<Evidence, 'attended'> {
  const attendance = event && attendances.find(({ eventId }) => eventId === event.id);
  if (!attendance) return {};
  const { at, by } = attendance.checkedIn;
  const shown = { _id: event.id, title: event.title };
  return { attended: { event: shown, at: at.toISOString(), checked_in_by: { name: by } } };
}

/** Of several tenures the newest. */
function positionOf({ positionId }: PutForward, holdings: readonly FactOf<'holding'>[]): Pick<Evidence, 'position'> {
  const [holding] = holdings
    .filter((each) => each.positionId === positionId)
    .toSorted((one, other) => other.tenureYear.localeCompare(one.tenureYear));
  if (!holding) return {};
  const { title, unit, tenureYear, status } = holding;
  return { position: { title, unit, tenure_year: tenureYear, status } };
}

function skillsOf({ category, skillId }: PutForward, known: readonly FactOf<'skills'>[]): Evidence['endorsed_skills'] {
  const skills = known.find((fact) => fact.category === category)?.skills ?? [];
  return skills
    .filter(({ id }) => id !== skillId)
    .slice(0, MAX_SKILLS)
    .map(({ name, level }) => ({ name, proficiency_level: level }));
}
