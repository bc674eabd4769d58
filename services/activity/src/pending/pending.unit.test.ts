import type { EventData } from '@portal/contracts';
import { achievement } from '../../testing/achievement';
import { positionClaim } from '../../testing/position-claim';
import { feedbackStory } from '../../testing/service-story';
import { roomRequestData } from '../../testing/room-request';
import * as pending from './pending.domain';

const skill: EventData<'records.skill.added.v1'> = {
  version: 2,
  skillId: 'cccccccccccccccccccccccc',
  code: 'SKL-0001',
  name: 'Python',
  category: 'Programming',
  type: 'technical',
  description: '',
  createdBy: { id: 'dddddddddddddddddddddddd', name: 'Asha Rao' },
  createdAt: '2026-11-20T10:00:00Z',
};
const claim: EventData<'records.user-skill.claimed.v1'> = {
  version: 2,
  userSkillId: 'eeeeeeeeeeeeeeeeeeeeeeee',
  userId: 'dddddddddddddddddddddddd',
  name: 'Asha Rao',
  skill: { id: skill.skillId, name: 'Python', category: 'Programming', type: 'technical' },
  level: 'expert',
  state: 'claimed',
  submittedAt: '2026-11-21T10:00:00Z',
};

describe('what waits for officers', () => {
  it('is a proposed skill, until it is decided', () => {
    expect(pending.ofProposedSkill({ data: skill })).toEqual({
      _id: skill.skillId,
      version: 2,
      kind: 'skills',
      category: 'scitech',
      isWaiting: true,
      since: skill.createdAt,
      label: 'New skill: Python, by Asha Rao',
      ownerId: skill.createdBy.id,
    });
    expect(pending.ofDecidedSkill({ data: skill }).isWaiting).toBe(false);
  });

  it('is a claim, since it was submitted last and until it is decided or withdrawn', () => {
    expect(pending.ofClaim({ data: claim })).toMatchObject({
      kind: 'user-skills',
      isWaiting: true,
      since: claim.submittedAt,
      label: 'Python (expert), by Asha Rao',
      ownerId: claim.userId,
    });
    const isWaiting = (['endorsed', 'returned'] as const).map(
      (state) => pending.ofClaim({ data: { ...claim, state } }).isWaiting,
    );
    expect([...isWaiting, pending.ofWithdrawnClaim({ data: claim }).isWaiting]).toEqual([false, false, false]);
  });

  it('is an achievement, since it was submitted last and until it is decided or withdrawn', () => {
    const submitted = { ...achievement, state: 'pending' as const, verified: false };
    expect(pending.ofAchievement({ data: submitted })).toEqual({
      _id: achievement.achievementId,
      version: 2,
      kind: 'achievements',
      category: 'cultural',
      unitId: achievement.unit.id,
      isWaiting: true,
      since: achievement.submittedAt,
      label: 'Achievement: Battle of Bands, by Asha Rao',
      ownerId: achievement.userId,
    });
    const isWaiting = (['verified', 'returned'] as const).map(
      (state) => pending.ofAchievement({ data: { ...submitted, state } }).isWaiting,
    );
    expect([...isWaiting, pending.ofWithdrawnAchievement({ data: submitted }).isWaiting]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is a position that is claimed, since it was claimed and until it is decided or withdrawn', () => {
    const claimed = { time: '2026-11-22T10:00:00Z', data: positionClaim() };
    expect(pending.ofPositionClaim(claimed)).toEqual({
      _id: claimed.data.holderId,
      version: 1,
      kind: 'positions',
      category: claimed.data.unit.category,
      unitId: claimed.data.unit.id,
      isWaiting: true,
      since: claimed.time,
      ownerId: claimed.data.userId,
    });
    const isWaiting = (['confirmed', 'refused'] as const).map(
      (confirmation) => pending.ofPositionClaim({ ...claimed, data: positionClaim({ confirmation }) }).isWaiting,
    );
    expect([...isWaiting, pending.ofWithdrawnPositionClaim(claimed).isWaiting]).toEqual([false, false, false]);
  });

  it('is a room request, which the president alone decides about, also about the own one', () => {
    const requested = { time: '2026-11-22T10:00:00Z', data: roomRequestData };
    const waiting = {
      _id: roomRequestData.requestId,
      kind: 'room-requests',
      since: requested.time,
    };
    expect(pending.ofRoomRequest(requested)).toEqual({ ...waiting, version: 1, isWaiting: true });
    expect(pending.ofClosedRoomRequest(requested)).toEqual({ ...waiting, version: 2, isWaiting: false });
    expect(pending.ofReleasedRoomRequest(requested)).toEqual({ ...waiting, version: 3, isWaiting: false });
  });

  it('is feedback until it is resolved, and not who gave it', () => {
    const [feedback] = feedbackStory(1, 3, null).map(({ data }) => data as EventData<'feedback.feedback.given.v1'>);
    if (!feedback) throw new Error('The story has no feedback.');
    expect(feedback.author).toBeDefined();
    expect(pending.ofFeedback({ data: feedback })).toEqual({
      _id: feedback.feedbackId,
      version: 1,
      kind: 'feedback',
      category: feedback.unit?.category,
      unitId: feedback.unit?.id,
      isWaiting: true,
      since: feedback.createdAt,
    });
    expect(pending.ofResolvedFeedback({ data: feedback }).isWaiting).toBe(false);
    expect(pending.ofFeedback({ data: { ...feedback, unit: null } })).not.toHaveProperty('unitId');
  });
});
