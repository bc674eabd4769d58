import { appointHolderBody, tenureBefore, tenureOf, yearOf, type BodyInput, type calls } from '@portal/contracts';
import { dayOf } from '@portal/service-kit/institute-time';
import { positionPlans } from './position-plans';
import { copiesOf } from './rounds';
import {
  actorOf,
  required,
  type DemoPortal,
  type SeededHolding,
  type SeededInstitute,
  type SeedOptions,
} from './seed-context';
import { officerOf } from './unit-officer';

type Draft = BodyInput<typeof calls.appointHolder>;
type Institute = Omit<SeededInstitute, 'eventIds' | 'skillIds' | 'holdings'>;

interface Tenures {
  current: string;
  last: string;
}

/** Most places are taken, each position was held last year, and two students wait for an answer. */
export async function seedHolders(
  { org, settings }: DemoPortal,
  institute: Institute,
  { now, scale }: SeedOptions,
): Promise<SeededHolding[]> {
  const current = tenureOf(dayOf(now, settings.timeZone), settings.tenureStartMonth);
  const tenures = { current, last: tenureBefore(current) };
  const { people, units } = institute;
  const holders = plannedHolders(institute, tenures, copiesOf(scale));
  for (const { unit, ...draft } of holders) {
    const officer = officerOf(people, required(units, unit));
    const appointed = { appointed_by: officer.name, appointment_date: `${yearOf(draft.tenure_year)}-04-06` };
    await org.appointHolder(officer, appointHolderBody.parse({ ...draft, appointment_details: appointed }));
  }
  for (const { username, ...draft } of plannedClaims(institute, tenures)) {
    const student = required(people, username);
    await org.appointHolder(actorOf(student), appointHolderBody.parse({ ...draft, user_id: student.id }));
  }
  return holders.map(({ unit, user_id: studentId, position_id: positionId }) => {
    return { studentId, positionId, unit: required(units, unit) };
  });
}

/** One place of each position for several stays open, and every other position for one. */
function plannedHolders(
  { positionIds, students }: Institute,
  { current, last }: Tenures,
  copies: number,
): (Draft & { unit: string })[] {
  const tenures = positionPlans(copies).flatMap(({ position_count: count, ...plan }, index) => {
    const taken = count === 1 ? index % 2 : count - 1;
    return [last, ...Array.from({ length: taken }, () => current)].map((tenure_year) => ({ ...plan, tenure_year }));
  });
  return tenures.map(({ unit, title, tenure_year }, index) => ({
    unit,
    user_id: students[index % students.length]?.id ?? '',
    position_id: required(positionIds, title),
    tenure_year,
    ...(tenure_year === last && {
      performance_metrics: {
        events_organized: 3 + (index % 6),
        budget_utilized: 12_000 + 1_750 * (index % 8),
        feedback: 'Handed over in good order.',
      },
    }),
  }));
}

/** What the students that the documents name add themselves. */
function plannedClaims({ positionIds }: Institute, { current, last }: Tenures) {
  return [
    { username: 'asha', position_id: required(positionIds, 'Web Lead'), tenure_year: last },
    { username: 'ravi', position_id: required(positionIds, 'Code Review Mentor'), tenure_year: current },
  ];
}
