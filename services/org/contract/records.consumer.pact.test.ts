import { instant, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES, OFFICE_CONTACTS } from '@portal/contracts';
import { keptRows } from './kept-rows';

const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const achievementId = 'cccccccccccccccccccccc01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';

const achievement = {
  version: integer(2),
  achievementId: objectId(achievementId),
  unit: { id: objectId(unitId) },
  userId: objectId(userId),
  title: string('Best pull request'),
  category: string('Programming'),
  type: oneOf(ACHIEVEMENT_TYPES, 'technical'),
  state: oneOf(ACHIEVEMENT_STATES, 'pending'),
  submittedAt: instant('2026-11-21T06:00:00.000Z'),
};

describe('what org needs of records', () => {
  it('is the picture of a person and the contact that they share, with the version', async () => {
    const { subscriptions, stored } = keptRows();
    const data = {
      version: integer(2),
      userId: objectId(userId),
      profilePic: string('/profile/picture/1?v=2'),
      officeContact: oneOf(OFFICE_CONTACTS, 'email-and-phone'),
      phone: string('9876543210'),
    };
    await messagesOf(import.meta).sends('records.profile.changed.v1', { data }, subscriptions);
    expect(stored).toEqual([
      {
        _id: userId,
        version: 2,
        picture: '/profile/picture/1?v=2',
        officeContact: 'email-and-phone',
        phone: '9876543210',
      },
    ]);
  });

  it.each([
    'records.achievement.added.v1',
    'records.achievement.changed.v1',
    'records.achievement.verified.v1',
    'records.achievement.returned.v1',
    'records.achievement.verification-withdrawn.v1',
  ] as const)('is the whole of an achievement at an event of a unit, from %s', async (type) => {
    const { subscriptions, stored } = keptRows();
    await messagesOf(import.meta).sends(type, { data: achievement }, subscriptions);
    expect(stored).toEqual([
      {
        _id: achievementId,
        version: 2,
        unitId,
        userId,
        title: 'Best pull request',
        category: 'Programming',
        type: 'technical',
        state: 'pending',
        submittedAt: new Date('2026-11-21T06:00:00.000Z'),
      },
    ]);
  });

  it('is which achievement was withdrawn', async () => {
    const { subscriptions, stored } = keptRows();
    await messagesOf(import.meta).sends('records.achievement.withdrawn.v1', { data: achievement }, subscriptions);
    expect(stored).toMatchObject([{ _id: achievementId, version: 2, unitId: null, title: '' }]);
  });
});
