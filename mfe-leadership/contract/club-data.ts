import {
  ACHIEVEMENT_TYPES,
  calls,
  EVENT_CATEGORIES,
  EVENT_STATUSES,
  FEEDBACK_TYPES,
  HOLDER_STATUSES,
  UNIT_CATEGORIES,
  UNIT_TYPES,
} from '@portal/contracts';
import {
  boolean,
  eachLike,
  instant,
  integer,
  number,
  objectId,
  oneOf,
  string,
  type pactOf,
} from '@portal/test-kit/pacts';
import { loaded } from '@portal/web-kit/testing';

const username = 'sneha@example.edu';

const feedback = {
  _id: objectId('ffffffffffffffffffffff02'),
  type: oneOf(FEEDBACK_TYPES, 'Complaint'),
  rating: integer(2),
  comments: string('The lab was locked.'),
  is_anonymous: boolean(true),
  is_resolved: boolean(false),
  created_at: instant('2027-02-01T06:00:00.000Z'),
};

/** What the schema of the answer asks for. */
const lists = {
  events: eachLike({
    _id: objectId('cccccccccccccccccccccc01'),
    title: string('Git Clinic'),
    status: oneOf(EVENT_STATUSES, 'planned'),
    category: oneOf(EVENT_CATEGORIES, 'technical'),
    schedule: { start: instant('2027-04-01T10:00:00.000Z'), venue: string('Lab 2') },
    created_at: instant('2027-02-01T06:00:00.000Z'),
  }),
  positions: eachLike({
    _id: objectId('dddddddddddddddddddddd01'),
    title: string('Web Lead'),
    position_type: string('Team Lead'),
    position_count: integer(1),
  }),
  positionHolders: eachLike({
    _id: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
    user_id: { personal_info: { name: string('Asha Rao') } },
    position_id: { _id: objectId('dddddddddddddddddddddd01'), title: string('Web Lead') },
    tenure_year: string('2026-2027'),
    status: oneOf(HOLDER_STATUSES, 'active'),
  }),
  achievements: eachLike({
    _id: objectId('ffffffffffffffffffffff03'),
    title: string('Best pull request'),
    category: string('Programming'),
    type: oneOf(ACHIEVEMENT_TYPES, 'technical'),
    verified: boolean(false),
    user_id: { _id: objectId('bbbbbbbbbbbbbbbbbbbbbb01'), name: string('Asha Rao') },
  }),
  feedbacks: eachLike(feedback),
};

/** What the dashboard of a club reads. */
const dashboard = {
  name: string('Coding Club'),
  description: string('We code.'),
  contact_info: { email: string('coding.club@example.edu') },
  budget_info: { allocated_budget: number(50_000), spent_amount: number(12_000) },
  tenures: { current: string('2026-2027'), previous: string('2025-2026') },
  stats: {
    total_members: integer(1),
    member_growth: integer(0),
    active_events: integer(1),
    upcoming_events: integer(1),
    pending_reviews: integer(2),
    pending_feedback: integer(1),
    pending_achievements: integer(1),
  },
  recent_events: eachLike({
    id: objectId('cccccccccccccccccccccc01'),
    name: string('Git Clinic'),
    date: instant('2027-04-01T10:00:00.000Z'),
    venue: string('Lab 2'),
    status: oneOf(EVENT_STATUSES, 'planned'),
  }),
  pending_endorsements: eachLike({
    id: objectId('ffffffffffffffffffffff03'),
    title: string('Best pull request'),
    recipient: string('Asha Rao'),
    type: oneOf(ACHIEVEMENT_TYPES, 'technical'),
  }),
  recent_feedback: eachLike(feedback),
};

export function expectClubData(org: ReturnType<typeof pactOf>): void {
  it('a coordinator reads the data of the own club', () =>
    org
      .answers(calls.readClubData, {
        given: 'a club has members, events, feedback and an achievement that waits, and its coordinator asks',
        asked: 'the data of the club of a coordinator',
        params: { username },
        answer: {
          unit: {
            _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
            name: string('Coding Club'),
            type: oneOf(UNIT_TYPES, 'Club'),
            category: oneOf(UNIT_CATEGORIES, 'scitech'),
            is_active: boolean(true),
          },
          ...lists,
          dashboard,
        },
      })
      .to(async () => {
        const club = await loaded(calls.readClubData, { params: { username } });
        expect(club).toMatchObject({ dashboard: { stats: { pending_reviews: 2 } } });
      }));

  it('a coordinator without a club is told that there is none', () =>
    org
      .refuses(calls.readClubData, {
        given: 'a coordinator without a unit asks',
        asked: 'the data of no club',
        params: { username },
        code: 'UNIT.NOT_FOUND',
      })
      .to(async () => {
        // The hook keeps what it loaded, or what went wrong.
        await expect(loaded(calls.readClubData, { params: { username } })).rejects.toMatchObject({
          code: 'UNIT.NOT_FOUND',
        });
      }));
}
