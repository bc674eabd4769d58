import { integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { OFFICE_CONTACTS } from '@portal/contracts';
import { keptRows } from './kept-rows';

const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';

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
});
