import { describePaging } from '@portal/test-kit';
import { addAccount, startCallSuite } from '../testing/call-suite';

describePaging('auth', {
  start: (clock) => startCallSuite({ clock }),
  lists: {
    listUsers: {
      as: 'PRESIDENT',
      collection: 'accounts',
      order: { nameKey: 1 },
      async seed(service) {
        await addAccount(service);
        return {};
      },
    },
  },
});
