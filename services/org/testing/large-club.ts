import type { UnitRef } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { TestService } from '@portal/test-kit';

export interface ClubSize {
  members: number;
  events: number;
  feedback: number;
  achievements: number;
  positions: number;
}

/** Three bytes each: the most that a character of a text takes in an answer. */
const long = (characters: number) => '\u4e2d'.repeat(characters);
const at = new Date('2026-12-01T10:00:00Z');

/** Fills a club with rows that have the longest texts. */
export async function fillClub({ store }: TestService, club: UnitRef, size: ClubSize): Promise<void> {
  const { connection } = store;
  const insert = (model: string, count: number, rowOf: (number: number) => object) =>
    connection.model(model).insertMany(
      Array.from({ length: count }, (_, number) => ({ _id: newId(), version: 1, ...rowOf(number) })),
      { lean: true },
    );
  const people = Array.from({ length: size.members }, newId);
  const personOf = (number: number) => people[number % people.length] ?? '';
  const unitId = club.id;
  await connection.model('Unit').updateOne({ _id: unitId }, { name: long(100), description: long(5_000) });
  await insert('people', people.length, (i) => ({ _id: personOf(i), username: 'x@example.edu', name: long(100) }));
  await insert('Holder', size.members, (i) => holderOf(i, { club, personId: personOf(i) }));
  const event = { unitId, title: long(150), venue: long(200), category: 'technical', start: at, createdAt: at };
  await insert('campus_events', size.events, (i) => ({ ...event, status: i % 3 ? 'completed' : 'planned' }));
  const target = { type: 'Event', name: long(150) };
  const entry = { unitId, type: 'General Feedback', target, comments: long(5_000), rating: 5, createdAt: at };
  await insert('unit_feedback', size.feedback, (i) => ({
    ...entry,
    isAnonymous: false,
    authorId: personOf(i),
    resolved: i % 2 === 0,
  }));
  const achievement = { unitId, title: long(150), category: long(100), type: 'technical', submittedAt: at };
  await insert('unit_achievements', size.achievements, (i) => ({
    ...achievement,
    userId: personOf(i),
    state: i % 2 ? 'pending' : 'verified',
  }));
  const position = { title: long(150), unit: club, type: long(100), kind: 'Other', count: 3, createdAt: at };
  await insert('Position', size.positions, (i) => ({ ...position, code: `POS-${i}`, key: String(i) }));
}

/** Every fifth one of the previous tenure. */
function holderOf(number: number, { club, personId }: { club: UnitRef; personId: string }): object {
  const isFormer = number % 5 === 0;
  return {
    code: `POR-2026-${number}`,
    person: { id: personId, name: long(100), username: 'x@example.edu', studentId: null },
    position: { id: newId(), title: long(150), type: long(100) },
    unit: { ...club, name: long(100) },
    tenureYear: isFormer ? '2025-2026' : '2026-2027',
    status: isFormer ? 'completed' : 'active',
    confirmation: 'confirmed',
    createdAt: at,
    updatedAt: at,
    order: `2026/${String(number).padStart(8, '0')}`,
  };
}
