import {
  APPROVAL_KINDS,
  type PendingCounts,
  type CloudEvent,
  type EventData,
  type EventName,
  type UnitRef,
} from '@portal/contracts';
import { actorOf, eventOf, startTestService, TEST_UNIT, type As, type TestService } from '@portal/test-kit';
import { achievement } from '../../testing/achievement';
import { idOf } from '../../testing/fixtures';
import { positionClaim } from '../../testing/position-claim';
import { roomRequestData } from '../../testing/room-request';
import { activityService } from '../index';

let activity: TestService;
beforeEach(async () => {
  activity = await startTestService(activityService);
});
afterEach(() => activity.stop());

const student = idOf(500);
const otherClub = { id: idOf(901), name: 'Music Club', category: 'cultural' } as const;
const [early, late] = ['2026-11-18T09:00:00.000Z', '2026-11-19T09:00:00.000Z'];

const deliver = <N extends EventName>(type: N, data: EventData<N>, time = early) =>
  activity.deliver(eventOf(type, data, { time }) as CloudEvent);
const requestOf = (number: number) => ({ ...roomRequestData, requestId: idOf(number) });
const positionOf = (number: number, changes: Parameters<typeof positionClaim>[0] = {}) =>
  positionClaim({ holderId: idOf(number), userId: student, ...changes });
const skill = (number: number): EventData<'records.skill.added.v1'> => ({
  version: 1,
  skillId: idOf(number),
  code: 'SKL-0001',
  name: 'Python',
  category: 'Programming',
  type: 'technical',
  description: '',
  createdBy: { id: student, name: 'Asha Rao' },
  createdAt: early,
});
const claim = (number: number, userId = student): EventData<'records.user-skill.claimed.v1'> => ({
  version: 1,
  userSkillId: idOf(number),
  userId,
  name: 'Asha Rao',
  skill: { id: idOf(800), name: 'Python', category: 'Programming', type: 'technical' },
  level: 'expert',
  state: 'claimed',
  submittedAt: late,
});
const complaint = (number: number, unit: UnitRef | null): EventData<'feedback.feedback.given.v1'> => ({
  version: 1,
  feedbackId: idOf(number),
  type: 'Complaint',
  target: { type: 'Organization Unit', id: idOf(901), name: 'A club' },
  unit,
  comments: 'Too loud.',
  isAnonymous: true,
  createdAt: early,
});
const pending = (number: number, unit: typeof TEST_UNIT | typeof otherClub) =>
  ({
    ...achievement,
    achievementId: idOf(number),
    unit,
    state: 'pending',
    verified: false,
    submittedAt: late,
  }) as const;

const read = async (as: As) => (await activity.request<PendingCounts>(as, 'GET', '/api/activities/pending')).body;
async function totals(as: As): Promise<Record<string, number>> {
  const { approvals, feedback } = await read(as);
  const counts = Object.entries({ ...approvals, feedback }).map(([kind, { total }]) => [kind, total] as const);
  return Object.fromEntries(counts.filter(([, total]) => total > 0));
}

describe('how much waits for the decision of an officer', () => {
  it('is nothing at first, of every kind', async () => {
    const nothing = { total: 0, oldest: null };
    const approvals = Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, nothing]));
    expect(await read('PRESIDENT')).toEqual({ approvals, feedback: nothing });
  });

  it('is all of it for the president, and of the own category or unit for others', async () => {
    for (const number of [1, 2]) await deliver('events.room-request.submitted.v1', requestOf(number));
    await deliver('org.holder.claimed.v1', positionOf(3));
    await deliver('org.holder.claimed.v1', positionOf(4, { unit: otherClub }));
    await deliver('records.skill.added.v1', skill(5));
    await deliver('records.user-skill.claimed.v1', claim(6));
    await deliver('records.achievement.added.v1', pending(7, TEST_UNIT));
    await deliver('records.achievement.added.v1', pending(8, otherClub));
    await deliver('feedback.feedback.given.v1', complaint(9, TEST_UNIT));
    await deliver('feedback.feedback.given.v1', complaint(10, otherClub));
    await deliver('feedback.feedback.given.v1', complaint(11, null));
    expect(await totals('PRESIDENT')).toEqual({
      'room-requests': 2,
      positions: 2,
      'user-skills': 1,
      skills: 1,
      achievements: 2,
      feedback: 3,
    });
    expect(await totals('GENSEC_SCITECH')).toEqual({
      positions: 1,
      'user-skills': 1,
      skills: 1,
      feedback: 1,
    });
    expect(await totals('GENSEC_CULTURAL')).toEqual({ positions: 1, achievements: 2, feedback: 1 });
    expect(await totals('GENSEC_SPORTS')).toEqual({});
    expect(await totals('CLUB_COORDINATOR')).toEqual({ positions: 1, achievements: 1, feedback: 1 });
  });

  it('says since when the oldest of a kind waits', async () => {
    await deliver('events.room-request.submitted.v1', requestOf(2), late);
    await deliver('events.room-request.submitted.v1', requestOf(1), early);
    await deliver('records.user-skill.claimed.v1', claim(6));
    expect((await read('PRESIDENT')).approvals).toMatchObject({
      'room-requests': { total: 2, oldest: early },
      'user-skills': { total: 1, oldest: late },
    });
  });

  it.each<[keyof PendingCounts['approvals'] | 'feedback', () => Promise<void>, () => Promise<void>]>([
    [
      'room-requests',
      () => deliver('events.room-request.submitted.v1', requestOf(1)),
      () => deliver('events.room-request.approved.v1', requestOf(1)),
    ],
    [
      'room-requests',
      () => deliver('events.room-request.submitted.v1', requestOf(1)),
      () => deliver('events.room-request.withdrawn.v1', requestOf(1)),
    ],
    [
      'positions',
      () => deliver('org.holder.claimed.v1', positionOf(1)),
      () => deliver('org.holder.confirmed.v1', positionOf(1, { version: 2, confirmation: 'confirmed' })),
    ],
    [
      'positions',
      () => deliver('org.holder.claimed.v1', positionOf(1)),
      () => deliver('org.holder.removed.v1', positionOf(1, { version: 2 })),
    ],
    [
      'skills',
      () => deliver('records.skill.added.v1', skill(1)),
      () => deliver('records.skill.endorsed.v1', { ...skill(1), version: 2 }),
    ],
    [
      'feedback',
      () => deliver('feedback.feedback.given.v1', complaint(1, TEST_UNIT)),
      () => deliver('feedback.feedback.resolved.v1', { ...complaint(1, TEST_UNIT), version: 2, actionsTaken: 'Done.' }),
    ],
  ])('falls with the decision about one of %s, in whatever order the events come', async (kind, ask, decide) => {
    await ask();
    expect(await totals('PRESIDENT')).toEqual({ [kind]: 1 });
    await decide();
    await ask();
    expect(await totals('PRESIDENT')).toEqual({});
  });

  it('leaves out what a person put forward and others decide about', async () => {
    const gensec = actorOf('GENSEC_SCITECH');
    await deliver('records.user-skill.claimed.v1', claim(1, gensec.userId));
    await deliver('org.holder.claimed.v1', positionOf(2, { userId: gensec.userId }));
    expect(await totals(gensec)).toEqual({});
    expect(await totals('PRESIDENT')).toEqual({ positions: 1, 'user-skills': 1 });
  });

  it('is one query', async () => {
    await deliver('records.user-skill.claimed.v1', claim(1));
    activity.takeCommands();
    await read('GENSEC_SCITECH');
    expect(activity.takeCommands()).toHaveLength(1);
  });
});
