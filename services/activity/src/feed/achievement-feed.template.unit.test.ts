import { achievement } from '../../testing/achievement';
import { describeAchievementVerified, describeVerificationWithdrawn } from './achievement-feed.template';

const actor = { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Arjun Menon', role: 'GENSEC_CULTURAL' };
const { event, unit, ...ofNoEvent } = achievement;

describe('a verification in the feed', () => {
  it('is an approval of the type’s category and of the unit, and leads to the event', () => {
    expect(describeAchievementVerified({ actor, data: achievement })).toEqual({
      type: 'approval',
      description: "Arjun Menon verified Asha Rao's achievement: Battle of Bands",
      subject: { kind: 'achievement', id: achievement.achievementId, name: 'Battle of Bands' },
      link: `/events/${event.id}`,
      unit,
      categories: ['cultural'],
    });
  });

  it('of no event is of no unit, and leads to the panel', () => {
    expect(describeAchievementVerified({ actor, data: ofNoEvent })).toMatchObject({
      link: '/gensec-endorse',
      unit: null,
      categories: ['cultural'],
    });
  });

  it('that is withdrawn does not say why', () => {
    const data = { ...achievement, state: 'returned' as const, verified: false, reason: 'Another student.' };
    expect(describeVerificationWithdrawn({ actor, data })).toMatchObject({
      type: 'approval',
      description: "Arjun Menon withdrew the verification of Asha Rao's achievement: Battle of Bands",
      link: `/events/${event.id}`,
    });
  });

  it('says what became true where nobody is named', () => {
    const texts = [
      describeAchievementVerified({ actor: null, data: achievement }),
      describeVerificationWithdrawn({ actor: null, data: { ...achievement, reason: 'x' } }),
    ];
    expect(texts.map(({ description }) => description)).toEqual([
      "Verified: Asha Rao's achievement: Battle of Bands",
      "Withdrawn: the verification of Asha Rao's achievement: Battle of Bands",
    ]);
  });
});
