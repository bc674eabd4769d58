import { FEEDBACK_TYPES } from '@portal/contracts';
import { objectId, oneOf, string } from '@portal/test-kit/pacts';
import { actor, describeNeeds, ids, unit } from './reactions';

const targetOf = (type: string, name: string) => ({ type, id: objectId(ids.person), name: string(name) });
const complaint = { feedbackId: objectId('ffffffffffffffffffffff01'), type: oneOf(FEEDBACK_TYPES, 'Complaint') };
const author = { id: objectId('eeeeeeeeeeeeeeeeeeeeee02'), name: string('Asha Rao') };

describe('what activity needs of feedback', () => {
  describeNeeds(import.meta, [
    {
      type: 'feedback.feedback.given.v1',
      data: { ...complaint, target: targetOf('User', 'Ravi Kumar'), author },
      texts: ['Asha Rao wrote a complaint about you'],
    },
    {
      type: 'feedback.feedback.resolved.v1',
      data: { ...complaint, target: targetOf('Organization Unit', 'Coding Club'), author, unit },
      actor,
      texts: [
        'Coding Club resolved a complaint about Coding Club',
        'Coding Club resolved your complaint about Coding Club',
      ],
    },
  ]);
});
