import type { UnitRef } from '@portal/contracts';
import { activityAnswer, pendingCounts, categoryOfRole, notificationAnswer, UNIT_CATEGORIES } from '@portal/contracts';
import type { CallSuite, FixtureInput, TestService } from '@portal/test-kit';
import {
  actorOf,
  describeBadInput,
  describePermissions,
  describeEmittedEvents,
  describeRepeatedWrites,
  eventOf,
  roleOf,
  startTestService,
  TEST_UNIT,
} from '@portal/test-kit';
import * as z from 'zod';
import { idOf } from '../testing/fixtures';
import { positionClaimed } from '../testing/position-claim';
import { activityService } from './index';

const units: UnitRef[] = [
  TEST_UNIT,
  ...UNIT_CATEGORIES.map((category, number) => ({
    id: `eeeeeeeeeeeeeeeeeeeeee0${number}`,
    name: `Club ${number}`,
    category,
  })),
];

function mayShow({ caller, actor }: FixtureInput<undefined>, unit: { _id: string; category: string } | null): boolean {
  const category = categoryOfRole(roleOf(caller) ?? 'STUDENT');
  return category ? unit?.category === category : unit?._id === actor?.unit?.id;
}

const otherStudent = actorOf('STUDENT', { userId: 'eeeeeeeeeeeeeeeeeeeeee98' });

const joined = (userId: string) =>
  eventOf('events.registration.joined.v1', {
    registrationId: 'dddddddddddddddddddddd01',
    userId,
    status: 'waiting',
    eventId: '0123456789abcdef01234567',
    eventTitle: `the party of ${userId}`,
    unit: TEST_UNIT,
    schedule: { start: null, end: null, venue: '' },
  });

async function unread(service: TestService): Promise<string[]> {
  const { body } = await service.request<{ _id: string }[]>(otherStudent, 'GET', '/api/notifications?unread=yes');
  return body.map(({ _id }) => _id);
}

const suite: CallSuite<undefined> = {
  start: () => startTestService(activityService),
  async seed(service) {
    for (const { id, name, category } of units) {
      const unit = { version: 1, unitId: id, name, type: 'Club', category, parentUnitId: null } as const;
      await service.deliver(
        eventOf('org.unit.created.v1', { ...unit, contactEmail: `${id}@example.edu`, active: true }),
      );
    }
    return undefined;
  },
  calls: {
    listRecentActivities: {
      inScope: () => ({}),
      onlyInScope(answer, input) {
        const shown = z.array(activityAnswer).parse(answer);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.filter(({ unit }) => !mayShow(input, unit))).toEqual([]);
      },
    },
    streamActivities: { inScope: () => ({}) },
    readPendingCounts: {
      async inScope({ service }) {
        for (const [number, unit] of units.entries())
          await service.deliver(positionClaimed({ holderId: idOf(610 + number), unit }));
        return {};
      },
      onlyInScope(answer, input) {
        const { positions } = pendingCounts.parse(answer).approvals;
        expect(positions.total).toBe(units.filter(({ id, category }) => mayShow(input, { _id: id, category })).length);
      },
    },
    listNotifications: {
      async inScope({ service, actor }) {
        await service.deliver(joined(actor?.userId ?? ''));
        await service.deliver(joined(otherStudent.userId));
        return {};
      },
      onlyInScope(answer, { actor }) {
        const sentences = z
          .array(notificationAnswer)
          .parse(answer)
          .map(({ description }) => description);
        expect(new Set(sentences)).toEqual(new Set([`You're on the waiting list for the party of ${actor?.userId}`]));
      },
    },
    streamNotifications: { inScope: () => ({}) },
    streamEventChanges: { inScope: () => ({}) },
    markNotificationsRead: {
      async inScope({ service }) {
        await service.deliver(joined(otherStudent.userId));
        return { body: { ids: await unread(service) } };
      },
      async onlyInScope(_answer, { service }) {
        expect(await unread(service)).not.toEqual([]);
      },
    },
    listAudit: { inScope: () => ({}) },
    search: { inScope: () => ({ query: { q: 'club' } }) },
    readNotificationPreferences: { inScope: () => ({}) },
    changeNotificationPreferences: {
      inScope: () => ({ body: { roomReviewed: true } }),
      async onlyInScope(_answer, { service }) {
        const other = actorOf('STUDENT', { userId: 'eeeeeeeeeeeeeeeeeeeeee99' });
        const { body } = await service.request(other, 'GET', '/api/notifications/preferences');
        expect(body).toMatchObject({ roomReviewed: false, eventNews: true });
      },
    },
  },
};

describePermissions('activity', suite);
describeBadInput('activity', suite);
describeEmittedEvents('activity', suite);
describeRepeatedWrites('activity', suite);
