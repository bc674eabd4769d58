import type { FeedbackAnswer } from '@portal/contracts';
import type { CallSuite } from '@portal/test-kit';
import { describeBadInput, describePermissions, describeEmittedEvents, describeRepeatedWrites } from '@portal/test-kit';
import { feedbackBody, give, someStudent, startCampus } from '../testing/fixtures';

const suite: CallSuite<undefined> = {
  start: () => startCampus(),
  calls: {
    listFeedback: { inScope: () => ({}) },
    readFeedback: {
      inScope: async ({ service }) => ({ params: { id: (await give(service, someStudent()))._id } }),
    },
    readFeedbackStatistics: { inScope: () => ({}) },
    addFeedback: { inScope: () => ({ body: feedbackBody() }) },
    resolveFeedback: {
      async inScope({ service }) {
        const { _id: id } = await give(service, someStudent());
        return { params: { id }, body: { actions_taken: 'Done.' } };
      },
      async outOfScope({ service, actor }) {
        const { _id: id } = await give(service, actor, { is_anonymous: true });
        return { params: { id }, body: { actions_taken: 'Done.' } };
      },
    },
    listFeedbackTargets: { inScope: () => ({}) },
    listOwnFeedback: {
      async inScope({ service, actor }) {
        await give(service, someStudent());
        return { params: { userId: actor?.userId ?? '' } };
      },
      outOfScope: () => ({ params: { userId: someStudent().userId } }),
      onlyInScope: (answer) => {
        for (const entry of answer as FeedbackAnswer[]) expect(entry.mine).toBe(true);
      },
    },
  },
};

describePermissions('feedback', suite);
describeBadInput('feedback', suite);
describeEmittedEvents('feedback', suite);
describeRepeatedWrites('feedback', suite);
