import { addFeedbackBody } from '@portal/contracts';
import { isDomainError, type Actor } from '@portal/service-kit';
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
  const run = async () => void (id = await give(portal, author, bodyOf(institute, plan)));
  const { actions } = plan;
  const resolved = min([addHours(given, 12 + (nth % 7) * 18), subSeconds(now, 1)]);
  return [
    { at: given, run },
    ...(actions === undefined
      ? []
      : [{ at: resolved, run: () => portal.feedback.resolveFeedback(resolver, id, { actions_taken: actions }) }]),
  ];
}

/**
 * Asha and Ravi have feedback of their own, once: in a large institute the same plan comes many times within an hour, and
 * nobody may give more than twenty then. Nobody gives feedback about oneself.
 */
function authorOf({ people, students }: SeededInstitute, { about }: FeedbackPlan, nth: number): Account {
  const named = nth < feedbackPlans.length ? ['asha', 'ravi'][nth % 10] : undefined;
  if (named !== undefined && named !== about) return required(people, named);
  const student = students[(nth * 7) % students.length];
  if (!student) throw new Error('The demo institute has no students.');
  return student;
}

/** The feedback service knows an event or a position only once its own event has reached it. */
async function give(portal: DemoPortal, author: Actor, body: ReturnType<typeof bodyOf>): Promise<string> {
  const attempt = async () => (await portal.feedback.giveFeedback(author, body)).feedback._id;
  try {
    return await attempt();
  } catch (error) {
    if (!isDomainError(error, 'FEEDBACK.TARGET_NOT_FOUND')) throw error;
    await portal.settle();
    return attempt();
  }
}

function bodyOf(institute: SeededInstitute, { type, on, about, comments, rating, anonymous }: FeedbackPlan) {
  const { units, people, positionIds, eventIds } = institute;
  const ids = {
    unit: () => required(units, about).id,
    person: () => required(people, about).id,
    position: () => required(positionIds, about),
    event: () => required(eventIds, about),
  };
  return addFeedbackBody.parse({
    type,
    target_type: TARGET_TYPES[on],
    target_id: ids[on](),
    comments,
    ...(rating !== undefined && { rating }),
    is_anonymous: anonymous,
  });
}
