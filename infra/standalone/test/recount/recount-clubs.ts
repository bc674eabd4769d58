import type {
  AchievementAnswer,
  ClubData,
  EventAnswer,
  FeedbackAnswer,
  HolderAnswer,
  UnitAnswer,
  UnitStatistics,
} from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { readAll, readOne } from './read-all';
import { tally, type Recounting } from './recount';

/** A club's figures, which org counts in its own copies, as the lists of all services have them. */
export const recountClubs: Recounting = async (campus, { officers, president }) => {
  const coordinators = officers.filter(({ role }) => role === 'CLUB_COORDINATOR');
  return Promise.all(
    coordinators.map(async (coordinator) => {
      const path = `/api/orgUnit/clubData/${coordinator.username}`;
      const { dashboard, positions } = await readOne<ClubData>(campus.services.org, coordinator, path);
      const counted = await countClub(campus, coordinator, president);
      return {
        figure: `club of ${coordinator.username}`,
        shown: { ...dashboard.stats, positions: positions.length },
        counted,
      };
    }),
  );
};

async function countClub({ services, clock }: Parameters<Recounting>[0], coordinator: Actor, president: Actor) {
  const { events, feedback, org, records } = services;
  const unit = coordinator.unit?.id ?? '';
  const listed = await readAll<EventAnswer>(events, president, '/api/events/by-role/PRESIDENT');
  const ofClub = listed.filter(({ organizing_unit_id }) => organizing_unit_id?._id === unit);
  const isAhead = ({ status, schedule: { start } }: EventAnswer) =>
    status === 'planned' && start !== null && new Date(start) > clock.now();
  const holders = await readAll<HolderAnswer>(org, president, '/api/positions/get-all-position-holder');
  const held = holders.filter(({ position_id }) => position_id.unit_id._id === unit);
  const inTenure = (tenure: string, ...states: string[]) =>
    held.filter(({ tenure_year, status }) => tenure_year === tenure && states.includes(status)).length;
  const [now, before] = [inTenure('2026-2027', 'active'), inTenure('2025-2026', 'active', 'completed')];
  const open = await readAll<FeedbackAnswer>(feedback, president, `/api/feedback/view-feedback?unit=${unit}`);
  const openFeedback = open.filter(({ is_resolved }) => !is_resolved).length;
  const waiting = await readAll<AchievementAnswer>(records, president, '/api/achievements/unendorsed/all');
  const toVerify = waiting.filter(
    ({ event_id, user_id }) => user_id._id !== coordinator.userId && ofClub.some(({ _id }) => _id === event_id?._id),
  ).length;
  const positions = await readAll<{ unit_id: { _id: string } }>(org, president, '/api/positions/get-all');
  return {
    total_members: now,
    member_growth: before === 0 ? null : Math.round(((now - before) / before) * 100),
    active_events: ofClub.length,
    upcoming_events: ofClub.filter(isAhead).length,
    pending_reviews: openFeedback + toVerify,
    pending_feedback: openFeedback,
    pending_achievements: toVerify,
    positions: Math.min(10, positions.filter(({ unit_id }) => unit_id._id === unit).length),
  };
}

/** Members by tenure and the present budget of each officer's area, as the lists of holders and units have them. */
export const recountUnitStatistics: Recounting = async ({ services: { org } }, { officers, president, units }) => {
  const all = await Promise.all(
    units.map(async ({ id }) => readOne<UnitAnswer>(org, president, `/api/orgUnit/units/${id}`)),
  );
  return Promise.all(
    officers.map(async (officer) => {
      const { tenures, budget } = await readOne<UnitStatistics>(org, officer, '/api/orgUnit/statistics');
      const { unit, category } = officer;
      const isWithin = (each: { id: string; category: string }) =>
        unit ? each.id === unit.id : !category || each.category === category;
      const holders = await readAll<HolderAnswer>(org, president, '/api/positions/get-all-position-holder');
      const within = holders.filter(({ position_id: { unit_id } }) =>
        isWithin({ id: unit_id._id, category: unit_id.category ?? '' }),
      );
      const budgets = all.filter((each) => isWithin({ id: each._id, category: each.category }));
      const sum = (part: 'allocated_budget' | 'spent_amount') =>
        budgets.reduce((total, { budget_info }) => total + budget_info[part], 0);
      const present = budget.at(-1);
      return {
        figure: `units of ${officer.username}`,
        shown: {
          tenures: Object.fromEntries(tenures.map(({ tenure, count }) => [tenure, count])),
          budget: [present?.allocated, present?.spent],
        },
        counted: {
          tenures: tally(within.map(({ tenure_year }) => tenure_year)),
          budget: [sum('allocated_budget'), sum('spent_amount')],
        },
      };
    }),
  );
};
