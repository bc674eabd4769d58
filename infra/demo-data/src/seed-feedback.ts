import { addFeedbackBody } from '@portal/contracts';
import { days, demoDay } from './demo-day';
import { feedbackPlans, type FeedbackPlan } from './feedback-plans';
import { actorOf, type Account, type DemoPortal, type DemoUnitRef, type SeedStep } from './seed-context';

interface Cast {
  people: Map<string, Account>;
  units: Map<string, DemoUnitRef>;
  students: readonly Account[];
}

const TARGET_TYPES = { event: 'Event', unit: 'Organization Unit', position: 'Position', person: 'User' } as const;

/** Feedback as students give it, and what the officers did about it within days; `scale` multiplies it. */
export function feedbackSteps(portal: DemoPortal, cast: Cast, { now, scale }: { now: Date; scale: number }): SeedStep[] {
  const day = demoDay(now, portal.settings.timeZone);
  return Array.from({ length: scale }, (_, round) => round).flatMap((round) =>
    feedbackPlans.flatMap((plan, index) => {
      const nth = round * feedbackPlans.length + index;
      const at = new Date(day.at(plan.day, 9 + (nth % 12)).getTime() + nth * 1_000);
      return stepsOf(portal, cast, plan, { at, nth, now });
    }),
  );
}

function stepsOf(
  portal: DemoPortal,
  cast: Cast,
  plan: FeedbackPlan,
  { at, nth, now }: { at: Date; nth: number; now: Date },
): SeedStep[] {
  let id = '';
  const give = async () => {
    const author = authorOf(cast, plan, nth);
    const { feedback } = await portal.feedback.giveFeedback(actorOf(author), await bodyOf(portal, cast, plan));
    id = feedback._id;
  };
  const { actions } = plan;
  if (actions === undefined) return [{ at, run: give }];
  const resolver = officerFor(cast, plan);
  const resolved = new Date(Math.min(at.getTime() + days(0.5 + (nth % 7) * 0.75), now.getTime() - 1_000));
  const resolve = () => portal.feedback.resolveFeedback(actorOf(resolver), id, { actions_taken: actions });
  return [
    { at, run: give },
    { at: resolved, run: resolve },
  ];
}

/** Asha and Ravi have feedback of their own; nobody speaks of oneself. */
function authorOf({ people, students }: Cast, { about }: FeedbackPlan, nth: number): Account {
  const known = [people.get('asha'), people.get('ravi')][nth % 10];
  const author = known && !known.username.startsWith(`${about}@`) ? known : students[(nth * 7) % students.length];
  if (!author) throw new Error('The demo institute has no students.');
  return author;
}

function officerFor({ people }: Cast, { about }: FeedbackPlan): Account {
  const officer = people.get(about === 'president' ? 'gensec.academic' : 'president');
  if (!officer) throw new Error('The demo institute needs a president.');
  return officer;
}

async function bodyOf(portal: DemoPortal, cast: Cast, plan: FeedbackPlan) {
  const { type, comments, rating, anonymous } = plan;
  return addFeedbackBody.parse({
    type,
    target_type: TARGET_TYPES[plan.on],
    target_id: await targetIdOf(portal, cast, plan),
    comments,
    ...(rating !== undefined && { rating }),
    is_anonymous: anonymous,
  });
}

async function targetIdOf(portal: DemoPortal, { people, units }: Cast, { on, about }: FeedbackPlan): Promise<string> {
  const id =
    on === 'unit' ? units.get(about)?.id : on === 'person' ? people.get(about)?.id : await titledId(portal, on, about);
  if (id === undefined) throw new Error(`The demo institute knows nothing of ${about}.`);
  return id;
}

/** Feedback is on what the feedback service has heard of. */
async function titledId(portal: DemoPortal, on: 'event' | 'position', title: string): Promise<string | undefined> {
  await portal.settle();
  const { events, positions } = await portal.feedback.findTargets({ type: TARGET_TYPES[on], q: title });
  return [...events, ...positions].find((target) => target.title === title)?._id;
}
