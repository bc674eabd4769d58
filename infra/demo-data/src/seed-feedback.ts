import { addFeedbackBody } from '@portal/contracts';
import { addHours, addSeconds, min, subSeconds } from 'date-fns';
import { feedbackPlans, type FeedbackPlan } from './feedback-plans';
import {
  actorOf,
  planMoment,
  required,
  type Account,
  type DemoPortal,
  type SeededInstitute,
  type SeedOptions,
  type SeedStep,
} from './seed-context';

const TARGET_TYPES = { event: 'Event', unit: 'Organization Unit', position: 'Position', person: 'User' } as const;

/** Feedback that students give, and how officers resolve it within days. */
export function feedbackSteps(portal: DemoPortal, institute: SeededInstitute, { now, scale }: SeedOptions): SeedStep[] {
  return Array.from({ length: scale }, () => feedbackPlans)
    .flat()
    .flatMap((plan, nth) => {
      const moment = planMoment({ day: plan.day, hour: 9 + (nth % 12) }, now, portal.settings.timeZone);
      return stepsOf(portal, institute, plan, { given: addSeconds(moment, nth), nth, now });
    });
}

function stepsOf(
  portal: DemoPortal,
  institute: SeededInstitute,
  plan: FeedbackPlan,
  { given, nth, now }: { given: Date; nth: number; now: Date },
): SeedStep[] {
  const author = actorOf(authorOf(institute, plan, nth));
  const resolver = actorOf(required(institute.people, plan.about === 'president' ? 'gensec.academic' : 'president'));
  let id = '';
  const give = async () => {
    const { feedback } = await portal.feedback.giveFeedback(author, await bodyOf(portal, institute, plan));
    id = feedback._id;
  };
  const { actions } = plan;
  const resolved = min([addHours(given, 12 + (nth % 7) * 18), subSeconds(now, 1)]);
  return [
    { at: given, run: give },
    ...(actions === undefined
      ? []
      : [{ at: resolved, run: () => portal.feedback.resolveFeedback(resolver, id, { actions_taken: actions }) }]),
  ];
}

/** Asha and Ravi have feedback of their own; nobody gives feedback about oneself. */
function authorOf({ people, students }: SeededInstitute, { about }: FeedbackPlan, nth: number): Account {
  const named = ['asha', 'ravi'][nth % 10];
  if (named !== undefined && named !== about) return required(people, named);
  const student = students[(nth * 7) % students.length];
  if (!student) throw new Error('The demo institute has no students.');
  return student;
}

async function bodyOf(portal: DemoPortal, institute: SeededInstitute, plan: FeedbackPlan) {
  const { type, on, comments, rating, anonymous } = plan;
  return addFeedbackBody.parse({
    type,
    target_type: TARGET_TYPES[on],
    target_id: await targetIdOf(portal, institute, plan),
    comments,
    ...(rating !== undefined && { rating }),
    is_anonymous: anonymous,
  });
}

async function targetIdOf({ feedback, settle }: DemoPortal, institute: SeededInstitute, { on, about }: FeedbackPlan) {
  if (on === 'unit') return required(institute.units, about).id;
  if (on === 'person') return required(institute.people, about).id;
  // The feedback service knows events and positions only once their events have reached it.
  await settle();
  const { events, positions } = await feedback.findTargets({ type: TARGET_TYPES[on], q: about });
  const target = [...events, ...positions].find(({ title }) => title === about);
  if (!target) throw new Error(`The feedback service knows no ${on} ${about}.`);
  return target._id;
}
