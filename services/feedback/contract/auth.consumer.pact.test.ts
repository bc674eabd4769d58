import { integer, objectId, string } from '@portal/test-kit/pacts';
import { keptOf } from './kept-targets';

const userId = 'cccccccccccccccccccccc01';

describe('what feedback needs of auth', () => {
  it('is whom feedback can be about', async () => {
    const kept = await keptOf(import.meta, 'auth.account.registered.v1', {
      version: integer(1),
      userId: objectId(userId),
      username: string('asha@example.edu'),
      name: string('Asha Rao'),
    });
    const person = { type: 'User', id: userId, name: 'Asha Rao', username: 'asha@example.edu' };
    expect(kept).toMatchObject([{ ...person, version: 1, isSelectable: true }]);
  });
});
