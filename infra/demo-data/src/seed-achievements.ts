import { readFile } from 'node:fs/promises';
import { addAchievementBody } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { dayOf } from '@portal/service-kit/institute-time';
import { addHours, subDays } from 'date-fns';
import { achievementPlans, clubAchievementPlans, type AchievementPlan } from './achievement-plans';
import { judgeOf } from './judges';
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

const ACHIEVEMENTS = 40;
/** Of the students that the documents name, the first ones in the order of the plans. */
const OF_ASHA = 5;
const OF_RAVI = 2;
/** What becomes of one achievement after the other. */
const OUTCOMES = ['verified', 'pending', 'returned', 'verified', 'pending', 'withdrawn'] as const;
const REASON = 'Please add the date on the certificate, or a link to the results.';

/** What students record, and what officers make of it: forty achievements in every state, and more of one club. */
export function achievementSteps(portal: DemoPortal, institute: SeededInstitute, { now }: SeedOptions): SeedStep[] {
  const ofAll = ownersIn(institute).flatMap((student, nth): SeedStep[] => {
    const plan = achievementPlans[nth % achievementPlans.length];
    // Later than any event that is named, hours apart.
    const at = addHours(subDays(now, 2), nth % 20);
    const outcome = OUTCOMES[nth % OUTCOMES.length] ?? 'pending';
    return plan
      ? stepsOf(portal, institute, { student, plan, outcome, at: plan.event ? at : subDays(at, 1 + nth) })
      : [];
  });
  return [...ofAll, ...clubSteps(portal, institute, now)];
}

/** Most of them wait for the coordinator of the club. */
function clubSteps(portal: DemoPortal, institute: SeededInstitute, now: Date): SeedStep[] {
  const others = unnamedIn(institute.students);
  return clubAchievementPlans.flatMap((plan, nth): SeedStep[] => {
    const student = others[(3 * nth + 1) % others.length];
    const outcome = nth === clubAchievementPlans.length - 1 ? 'verified' : 'pending';
    return student ? stepsOf(portal, institute, { student, plan, outcome, at: addHours(subDays(now, 1), nth) }) : [];
  });
}

function ownersIn({ people, students }: SeededInstitute): Account[] {
  const named = (username: string, count: number) => Array.from({ length: count }, () => required(people, username));
  const others = unnamedIn(students);
  const first = [...named('asha', OF_ASHA), ...named('ravi', OF_RAVI)];
  const rest = Array.from({ length: ACHIEVEMENTS - first.length }, (_, nth) => others[nth % others.length]);
  return [...first, ...rest.flatMap((student) => student ?? [])];
}

interface Planned {
  student: Account;
  plan: AchievementPlan;
  outcome: (typeof OUTCOMES)[number];
  at: Date;
}

function stepsOf(portal: DemoPortal, institute: SeededInstitute, { student, plan, outcome, at }: Planned): SeedStep[] {
  const { records } = portal;
  const [owner, judge] = [actorOf(student), judgeOf(institute, plan)];
  let id = '';
  const add: SeedStep = {
    at,
    async run() {
      id = await record(portal, institute, { owner, plan, at });
    },
  };
  const decisions: Record<typeof outcome, (() => Promise<unknown>)[]> = {
    pending: [],
    verified: [() => records.verifyAchievement(judge, id, {})],
    returned: [() => records.returnAchievement(judge, id, { reason: REASON })],
    withdrawn: [
      () => records.verifyAchievement(judge, id, {}),
      () => records.withdrawVerification(judge, id, 'Verified by mistake: the results name somebody else.'),
    ],
  };
  return [add, ...decisions[outcome].map((run, step) => ({ at: addHours(at, 5 * (step + 1)), run }))];
}

async function record(
  { records, settings, settle }: DemoPortal,
  { eventIds }: SeededInstitute,
  { owner, plan, at }: { owner: Actor; plan: AchievementPlan; at: Date },
): Promise<string> {
  const { event, certificate, ...said } = plan;
  // Records refuses an event that it has not heard of.
  if (event) await settle();
  const file = certificate ? await certificateOf(records, owner) : null;
  const day = dayOf(subDays(at, 1), settings.timeZone);
  const { _id } = await records.addAchievement(
    owner,
    addAchievementBody.parse({
      ...said,
      date_achieved: day,
      event_id: event ? required(eventIds, event) : null,
      certificate_id: file,
    }),
  );
  return _id;
}

async function certificateOf({ uploadCertificate }: DemoPortal['records'], owner: Actor): Promise<string> {
  const bytes = await readFile(new URL('./sample-photo.png', import.meta.url));
  return (await uploadCertificate(owner, { name: 'certificate.png', bytes }))._id;
}
