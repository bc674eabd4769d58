import type { FeedbackAnswer, FeedbackByMonth } from '@portal/contracts';
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
    readFeedbackByMonth: {
      async inScope({ service }) {
        await give(service, someStudent());
        return {};
      },
      // All feedback of the campus is on the coordinator's unit, which is of the category scitech.
      onlyInScope: (answer, { caller }) => {
        const counts = (answer as FeedbackByMonth).months.map(({ count }) => count);
        const isTheirs = caller === 'CLUB_COORDINATOR' || caller === 'GENSEC_SCITECH';
        expect(Math.max(...counts) > 0).toBe(isTheirs);
      },
    },
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
    countOwnFeedback: {
      inScope: ({ actor }) => ({ params: { userId: actor?.userId ?? '' } }),
      outOfScope: () => ({ params: { userId: someStudent().userId } }),
    },
  },
};

describePermissions('feedback', suite);
describeBadInput('feedback', suite);
describeEmittedEvents('feedback', suite);
describeRepeatedWrites('feedback', suite);
