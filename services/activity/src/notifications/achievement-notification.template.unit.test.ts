import { achievement } from '../../testing/achievement';
import { achievementReturned, achievementVerified, verificationWithdrawn } from './achievement-notification.template';

const actor = { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Arjun Menon', role: 'GENSEC_CULTURAL' };
const returned = { ...achievement, state: 'returned' as const, verified: false, reason: 'Which year?' };

describe('what was decided about an achievement', () => {
  it('is told to the student, with a link to their achievements', () => {
    expect(achievementVerified({ actor, data: achievement })).toEqual({
      kind: 'achievement-verified',
      userId: achievement.userId,
      link: '/view-achievements',
      description: 'Arjun Menon verified your achievement: Battle of Bands',
    });
  });

  it('says why it was returned, or the verification withdrawn', () => {
    expect([achievementReturned, verificationWithdrawn].map((tell) => tell({ actor, data: returned }))).toEqual([
      expect.objectContaining({
        kind: 'achievement-returned',
        userId: achievement.userId,
        description: 'Arjun Menon returned your achievement: Battle of Bands. Which year?',
      }),
      expect.objectContaining({
        kind: 'verification-withdrawn',
        userId: achievement.userId,
        description: 'Arjun Menon withdrew the verification of your achievement: Battle of Bands. Which year?',
      }),
    ]);
  });

  it('says what became true where nobody is named', () => {
    const texts = [
      achievementVerified({ actor: null, data: achievement }),
      achievementReturned({ actor: null, data: returned }),
      verificationWithdrawn({ actor: null, data: returned }),
    ];
    expect(texts.map(({ description }) => description)).toEqual([
      'Your achievement was verified: Battle of Bands',
      'Your achievement was returned: Battle of Bands. Which year?',
      'Withdrawn: the verification of your achievement: Battle of Bands. Which year?',
    ]);
  });
});
