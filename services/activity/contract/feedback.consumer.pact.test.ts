import { FEEDBACK_TYPES } from '@portal/contracts';
import { instant, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { actor, describeNeeds, ids, unit } from './reactions';

const targetOf = (type: string, name: string) => ({ type, id: objectId(ids.person), name: string(name) });
const feedbackId = 'ffffffffffffffffffffff01';
const createdAt = '2026-11-20T06:00:00.000Z';
const complaint = {
  version: integer(2),
  feedbackId: objectId(feedbackId),
  type: oneOf(FEEDBACK_TYPES, 'Complaint'),
  createdAt: instant(createdAt),
};
const counted = { _id: feedbackId, version: 2, caseId: feedbackId };
const author = { id: objectId('eeeeeeeeeeeeeeeeeeeeee02'), name: string('Asha Rao') };

describe('what activity needs of feedback', () => {
  describeNeeds(import.meta, [
    {
      type: 'feedback.feedback.given.v1',
      data: { ...complaint, target: targetOf('User', 'Ravi Kumar'), author },
      counted: [{ ...counted, category: null, at: null, answeredAt: null }],
      texts: ['Asha Rao wrote a complaint about you'],
      waits: { _id: feedbackId, kind: 'feedback', isWaiting: true, since: createdAt },
    },
    {
      type: 'feedback.feedback.resolved.v1',
      data: { ...complaint, target: targetOf('Organization Unit', 'Coding Club'), author, unit },
      actor,
      waits: { _id: feedbackId, category: 'scitech', unitId: ids.unit, isWaiting: false },
      changes: 'pending',
      counted: [
        {
          ...counted,
          category: 'scitech',
          at: new Date(createdAt),
          answeredAt: new Date('2026-11-21T06:00:00.000Z'),
        },
      ],
      texts: [
        'Coding Club resolved a complaint about Coding Club',
        'Coding Club resolved your complaint about Coding Club',
      ],
    },
  ]);
});
