import { claimSkillBody, createSkillBody, eventCategoryOf, PROFICIENCY_LEVELS } from '@portal/contracts';
import { addHours, subDays } from 'date-fns';
import { judgeOf } from './judges';
import { skillPlans, type SkillPlan } from './skill-plans';
import {
  actorOf,
  required,
  unnamedIn,
  type Account,
  type DemoPortal,
  type SeededInstitute,
  type SeedOptions,
  type SeedStep,
} from './seed-context';

const CLAIMS = 50;
/** What the student that the documents name claims, the first ones in the order of the plans. */
const OF_ASHA = 6;
const OF_RAVI = 3;
const CLUB = 'Coding Club';
const CLUB_SKILLS = ['Python', 'TypeScript', 'Machine Learning', 'Data Visualisation'];
/** From the skill of one student to that of the next; it shares no divisor with their number, so that all of them come. */
const STEP = 5;
/** What becomes of one claim after the other. */
const OUTCOMES = ['endorsed', 'claimed', 'endorsed', 'returned', 'claimed', 'withdrawn'] as const;
const REASON = 'Please name the position in which you used it, or choose a lower level.';

interface Claim {
  student: Account;
  plan: SkillPlan;
}

/** Skills that students propose and claim, and what officers make of them: fifty claims in every state. */
export function skillSteps(portal: DemoPortal, institute: SeededInstitute, { now }: SeedOptions): SeedStep[] {
  const { skillIds: ids } = institute;
  const proposer = required(institute.people, 'ravi');
  const proposals = skillPlans.flatMap((plan, nth): SeedStep[] => {
    const at = addHours(subDays(now, 50), nth);
    const endorse = () => portal.records.endorseSkill(judgeOf(institute, plan), required(ids, plan.name));
    return [
      { at, run: async () => ids.set(plan.name, await propose(portal, proposer, plan)) },
      ...(plan.proposed ? [] : [{ at: addHours(at, 2), run: endorse }]),
    ];
  });
  const planned = plannedClaims(institute);
  const claims = [...planned, ...clubClaims(institute, planned)].flatMap(({ student, plan }, nth) => {
    const at = addHours(subDays(now, 40 - (nth % 35)), nth % 7);
    return claimSteps(portal, institute, { student, plan, nth, at });
  });
  return [...proposals, ...claims];
}

async function propose({ records }: DemoPortal, proposer: Account, { name, category, type }: SkillPlan) {
  const { _id } = await records.proposeSkill(actorOf(proposer), createSkillBody.parse({ name, category, type }));
  return _id;
}

/** Each student claims a skill once, and only endorsed ones, which all see. */
function plannedClaims({ people, students }: SeededInstitute): Claim[] {
  const endorsed = skillPlans.filter(({ proposed }) => !proposed);
  const named = (username: string, count: number) =>
    endorsed.slice(0, count).map((plan) => ({ student: required(people, username), plan }));
  const others = unnamedIn(students);
  const first = [...named('asha', OF_ASHA), ...named('ravi', OF_RAVI)];
  const rest = Array.from({ length: CLAIMS - first.length }, (_, nth) => ({
    student: others[nth % others.length],
    plan: endorsed[((nth % others.length) * STEP + Math.floor(nth / others.length)) % endorsed.length],
  }));
  return [...first, ...rest].flatMap(({ student, plan }) => (student && plan ? [{ student, plan }] : []));
}

/** What the members of the Coding Club claim beside it, so that its Skills view has something to show. */
function clubClaims({ units, holdings, people }: SeededInstitute, planned: readonly Claim[]): Claim[] {
  const club = units.get(CLUB);
  const members = new Set(holdings.flatMap(({ studentId, unit }) => (unit === club ? [studentId] : [])));
  const students = [...people.values()].filter(({ id }) => members.has(id));
  const plans = skillPlans.filter(({ name }) => CLUB_SKILLS.includes(name));
  return students
    .flatMap((student, nth) => plans.slice(0, 1 + (nth % plans.length)).map((plan) => ({ student, plan })))
    .filter(({ student, plan }) => !planned.some((each) => each.student.id === student.id && each.plan === plan));
}

interface PlannedClaim extends Claim {
  nth: number;
  at: Date;
}

function claimSteps(
  { records }: DemoPortal,
  institute: SeededInstitute,
  { student, plan, nth, at }: PlannedClaim,
): SeedStep[] {
  const judge = judgeOf(institute, plan);
  const outcome = OUTCOMES[nth % OUTCOMES.length] ?? 'claimed';
  let id = '';
  const claim: SeedStep = {
    at,
    async run() {
      const body = claimSkillBody.parse({
        skill_id: required(institute.skillIds, plan.name),
        proficiency_level: PROFICIENCY_LEVELS[nth % PROFICIENCY_LEVELS.length],
        position_id: positionFor(institute, student, plan),
      });
      id = (await records.claimSkill(actorOf(student), body))._id;
    },
  };
  const steps: Record<typeof outcome, (() => Promise<unknown>)[]> = {
    claimed: [],
    endorsed: [() => records.endorseClaim(judge, id, {})],
    returned: [() => records.returnClaim(judge, id, { reason: REASON })],
    withdrawn: [
      () => records.endorseClaim(judge, id, {}),
      () => records.withdrawEndorsement(judge, id, 'Endorsed by mistake: it was meant for somebody else.'),
    ],
  };
  return [claim, ...steps[outcome].map((run, step) => ({ at: addHours(at, 20 * (step + 1)), run }))];
}

/** A position of the student in whose area the skill is, in which it may have been used. */
function positionFor({ holdings }: SeededInstitute, { id }: Account, { type }: SkillPlan): string | null {
  const held = holdings.find(({ studentId, unit }) => studentId === id && eventCategoryOf(unit.category) === type);
  return held?.positionId ?? null;
}
