import type { EventData } from '@portal/contracts';
import { achievement } from '../../testing/achievement';
import {
  ofAchievement,
  ofClaim,
  ofDecidedSkill,
  ofProposedSkill,
  ofWithdrawnAchievement,
  ofWithdrawnClaim,
} from './waiting.domain';

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

describe('what waits for a general secretary', () => {
  it('is a proposed skill, until it is decided', () => {
    expect(ofProposedSkill({ data: skill })).toEqual({
      _id: skill.skillId,
      version: 2,
      category: 'scitech',
      isWaiting: true,
      since: skill.createdAt,
      label: 'New skill: Python, by Asha Rao',
      ownerId: skill.createdBy.id,
    });
    expect(ofDecidedSkill({ data: skill }).isWaiting).toBe(false);
  });

  it('is a claim, since it was submitted last and until it is decided or withdrawn', () => {
    expect(ofClaim({ data: claim })).toMatchObject({
      isWaiting: true,
      since: claim.submittedAt,
      label: 'Python (expert), by Asha Rao',
      ownerId: claim.userId,
    });
    const isWaiting = (['endorsed', 'returned'] as const).map(
      (state) => ofClaim({ data: { ...claim, state } }).isWaiting,
    );
    expect([...isWaiting, ofWithdrawnClaim({ data: claim }).isWaiting]).toEqual([false, false, false]);
  });

  it('is an achievement, since it was submitted last and until it is decided or withdrawn', () => {
    const pending = { ...achievement, state: 'pending' as const, verified: false };
    expect(ofAchievement({ data: pending })).toEqual({
      _id: achievement.achievementId,
      version: 2,
      category: 'cultural',
      isWaiting: true,
      since: achievement.submittedAt,
      label: 'Achievement: Battle of Bands, by Asha Rao',
      ownerId: achievement.userId,
    });
    const isWaiting = (['verified', 'returned'] as const).map(
      (state) => ofAchievement({ data: { ...pending, state } }).isWaiting,
    );
    expect([...isWaiting, ofWithdrawnAchievement({ data: pending }).isWaiting]).toEqual([false, false, false]);
  });
});
