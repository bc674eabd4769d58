import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@portal/contracts';
import { boolean, instant, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { keptRows } from './kept-rows';

const feedbackId = 'ffffffffffffffffffffff01';
const authorId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const feedback = messagesOf(import.meta);

const entry = {
  version: integer(2),
  feedbackId: objectId(feedbackId),
  type: oneOf(FEEDBACK_TYPES, 'Complaint'),
  target: { type: oneOf(FEEDBACK_TARGET_TYPES, 'Organization Unit'), name: string('Coding Club') },
  comments: string('The room was locked.'),
  rating: integer(2),
  createdAt: instant('2026-11-21T06:00:00.000Z'),
};

describe('what org needs of feedback', () => {
  it('is the whole entry on a unit, from feedback.feedback.resolved.v1', async () => {
    const { subscriptions, stored } = keptRows();
    const signed = { isAnonymous: boolean(false), author: { id: objectId(authorId) } };
    const data = { ...entry, ...signed, unit: { id: objectId(unitId) } };
    await feedback.sends('feedback.feedback.resolved.v1', { data }, subscriptions);
    expect(stored).toEqual([
      {
        _id: feedbackId,
        version: 2,
        unitId,
        type: 'Complaint',
        target: { type: 'Organization Unit', name: 'Coding Club' },
        comments: 'The room was locked.',
        rating: 2,
        resolved: true,
        isAnonymous: false,
        authorId,
        createdAt: new Date('2026-11-21T06:00:00.000Z'),
      },
    ]);
  });

  it('is that an entry on a person belongs to no unit, from feedback.feedback.given.v1', async () => {
    const { subscriptions, stored } = keptRows();
    await feedback.sends(
      'feedback.feedback.given.v1',
      { data: { ...entry, isAnonymous: boolean(true), unit: null } },
      subscriptions,
    );
    expect(stored).toMatchObject([{ _id: feedbackId, unitId: null, comments: '', resolved: false, authorId: null }]);
  });
});
