import type { AnswerOf, BodyOf, EventData, QueryOf, UnitRef } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Page, ReadCopy, Session } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import type { Organizer } from './organizer.domain';
import { organizersOf } from './organizer.domain';
import type { Person, PersonRepository } from './person.repository';
import { personFrom, personRowOf } from './person.repository';
import { skillsOf, type SkillRef } from './skill.domain';
import type { SkillRepository } from './skill.repository';
import type { UnitRepository } from './unit.repository';
import { unitRowOf } from './unit.repository';

type Account = EventData<'auth.account.registered.v1'>;
type Unit = EventData<'org.unit.created.v1'>;
type PersonRow = ReturnType<typeof personRowOf>;
type UnitRow = ReturnType<typeof unitRowOf>;
type PickedPerson = AnswerOf<typeof calls.listPickablePeople>[number];
type PickedUnit = AnswerOf<typeof calls.listPickableUnits>[number];
type OrganizerReferences = BodyOf<typeof calls.createEvent>['organizers'];

interface Dependencies {
  people: PersonRepository;
  units: UnitRepository;
  skills: Pick<SkillRepository, 'findEndorsed'>;
  /** Registrations hold the details of their person, and their lists find and sort by them. */
  registrations: { syncPersonDetails(person: Person, session: Session): Promise<void> };
  /** Events hold the name and category of their unit, and the names of units that organize them. */
  events: { syncUnitDetails(unit: UnitRef, session: Session): Promise<void> };
  requests: { syncUnitDetails(unit: UnitRef, session: Session): Promise<void> };
}

export type DirectoryService = ReturnType<typeof createDirectoryService>;

/** Copies of the people and units that other services own. */
export function createDirectoryService({ people, units, skills, registrations, events, requests }: Dependencies) {
  const rowOf = ({ data }: { data: Account }) => personRowOf(data);
  const rowOfUnit = ({ data }: { data: Unit }) => unitRowOf(data);
  const peopleCopy: ReadCopy<PersonRow> = {
    name: 'people',
    rows: people.rows,
    rowOf: {
      'auth.account.registered.v1': rowOf,
      'auth.account.role-changed.v1': rowOf,
      'auth.account.changed.v1': rowOf,
    },
    changed: syncRegistrations,
  };
  const unitsCopy: ReadCopy<UnitRow> = {
    name: 'units',
    rows: units.rows,
    rowOf: { 'org.unit.created.v1': rowOfUnit, 'org.unit.changed.v1': rowOfUnit },
    changed: syncUnit,
  };

  async function applyAccount(account: Account, session: Session): Promise<void> {
    const row = personRowOf(account);
    for (const stored of await people.rows.upsertNewer([row], session)) await syncRegistrations(stored, session);
  }

  async function syncRegistrations(row: PersonRow, session: Session): Promise<void> {
    await registrations.syncPersonDetails(personFrom(row), session);
  }

  async function applyUnit(unit: Unit, session: Session): Promise<void> {
    const row = unitRowOf(unit);
    for (const stored of await units.rows.upsertNewer([row], session)) await syncUnit(stored, session);
  }

  async function syncUnit({ _id: id, name, category }: UnitRow, session: Session): Promise<void> {
    await events.syncUnitDetails({ id, name, category }, session);
    await requests.syncUnitDetails({ id, name, category }, session);
  }

  async function listPeople({ q, ...page }: QueryOf<typeof calls.listPickablePeople>): Promise<Page<PickedPerson>> {
    const found = await people.list(q, page);
    const items = found.items.map(({ id, username, name, studentId }) => ({
      _id: id,
      ...(studentId !== undefined && { user_id: studentId }),
      username,
      personal_info: { name },
    }));
    return { ...found, items };
  }

  async function listUnits(
    actor: Actor,
    { q, ...page }: QueryOf<typeof calls.listPickableUnits>,
  ): Promise<Page<PickedUnit>> {
    const found = await units.list(scopeOf(actor, calls.listPickableUnits), q, page);
    return { ...found, items: found.items.map(({ id, ...unit }) => ({ _id: id, ...unit })) };
  }

  async function findActiveUnit(id: string): Promise<UnitRef | null> {
    const unit = await units.findActive(id);
    return unit && { id: unit.id, name: unit.name, category: unit.category };
  }

  async function resolveOrganizers(references: OrganizerReferences): Promise<Organizer[]> {
    if (references.length === 0) return [];
    const ids = references.map((reference) => (typeof reference === 'string' ? reference : reference._id));
    const [foundPeople, foundUnits] = await Promise.all([people.findMany(ids), units.findMany(ids)]);
    return organizersOf(references, { people: foundPeople, units: foundUnits });
  }

  /** `kept` are those that the event has already. */
  async function resolveSkills(ids: readonly string[], kept: readonly SkillRef[] = []): Promise<SkillRef[]> {
    if (ids.length === 0) return [];
    return skillsOf(ids, { endorsed: await skills.findEndorsed(ids), kept });
  }

  return {
    copies: [peopleCopy, unitsCopy],
    applyAccount,
    applyUnit,
    listPeople,
    listUnits,
    findActiveUnit,
    resolveOrganizers,
    resolveSkills,
  };
}
