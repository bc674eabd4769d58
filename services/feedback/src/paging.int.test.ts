import { describePaging } from '@portal/test-kit';
import { asha, give, startCampus } from '../testing/fixtures';

const stored = { collection: 'feedback', order: { createdAt: -1 } } as const;

describePaging('feedback', {
  start: (clock) => startCampus({ clock }),
  lists: {
    listFeedback: {
      ...stored,
      as: null,
      async seed(service) {
        await give(service);
        return {};
      },
    },
    listOwnFeedback: {
      ...stored,
      as: asha,
      async seed(service) {
        await give(service, asha);
        return { params: { userId: asha.userId } };
      },
    },
  },
});
