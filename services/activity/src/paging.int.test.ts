import { actorOf, describePaging, eventOf, startTestService, TEST_UNIT } from '@portal/test-kit';
import { idOf, unitEvent } from '../testing/fixtures';
import { activityService } from './index';

const student = actorOf('STUDENT');

describePaging('activity', {
  start: (clock) => startTestService(activityService, { clock }),
  lists: {
    listAudit: {
      as: 'PRESIDENT',
      collection: 'audit',
      order: { at: -1 },
      async seed(service) {
        await service.deliver(unitEvent());
        return {};
      },
    },
    listRecentActivities: {
      as: 'PRESIDENT',
      collection: 'feed_entries',
      order: { at: -1 },
      async seed(service) {
        await service.deliver(unitEvent());
        return {};
      },
    },
    listNotifications: {
      as: student,
      collection: 'notifications',
      order: { at: -1 },
      async seed(service) {
        await service.deliver(
          eventOf('events.registration.joined.v1', {
            registrationId: idOf(1),
            userId: student.userId,
            status: 'waiting',
            eventId: idOf(2),
            eventTitle: 'Hack Night',
            unit: TEST_UNIT,
            schedule: { start: null, end: null, venue: '' },
          }),
        );
        return {};
      },
    },
  },
});
