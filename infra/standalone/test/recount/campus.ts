import { categoryOfRole, SERVICES, type ServiceName, type UnitCategory } from '@portal/contracts';
import { activityService } from '@portal/activity-service';
import { authService } from '@portal/auth-service';
import { eventsService } from '@portal/events-service';
import { feedbackService } from '@portal/feedback-service';
import { orgService } from '@portal/org-service';
import { recordsService } from '@portal/records-service';
import { createInProcessBus, loadSettings, type Actor } from '@portal/service-kit';
import { startTestService, testClock, type TestService } from '@portal/test-kit';
import { seedServiceGroup } from '../../src/seed-service-group';

interface StoredAccount {
  _id: object;
  username: string;
  name: string;
  role: Actor['role'];
  roleUnitId: string | null;
  onboarded: boolean;
}
interface StoredUnit {
  _id: object;
  name: string;
  category: UnitCategory;
}

export type Campus = Awaited<ReturnType<typeof startCampus>>;

/** All services on one bus, with the people and things of the demo institute. */
export async function startCampus(now: Date) {
  const clock = testClock(now.toISOString());
  const settings = await loadSettings(undefined);
  const bus = createInProcessBus();
  const shared = { bus, clock, settings };
  const env = { AUTH_HASH_MEMORY_KIB: '64', AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' };
  const auth = await startTestService(authService, { ...shared, env });
  const urls = { AUTH_URL: auth.url };
  const [events, feedback, org, records, activity] = await Promise.all([
    startTestService(eventsService, { ...shared, env: urls }),
    startTestService(feedbackService, {
      ...shared,
      env: { ...urls, FEEDBACK_AUTHOR_KEY: 'a key of the author for this test only' },
    }),
    startTestService(orgService, { ...shared, env: urls }),
    startTestService(recordsService, { ...shared, env: urls }),
    startTestService(activityService, { ...shared, env: urls }),
  ]);
  const services = { auth, events, feedback, org, records, activity } satisfies Record<ServiceName, unknown>;

  /** Resolves when every event has been handled, also those that handling one caused. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 2; round += 1) for (const name of SERVICES) await services[name].flush();
  }

  await seedServiceGroup({ services, settle }, { settings, clock }, { now, scale: 1 });
  const people = await findPeople({ auth, org });

  return {
    clock,
    services,
    people,
    settle,
    async countDeadLetters(): Promise<number> {
      const counts = SERVICES.map((name) =>
        services[name].store.connection.collection('dead-letters').countDocuments(),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    async stop(): Promise<void> {
      for (const name of SERVICES) await services[name].stop();
      await bus.close();
    },
  };
}

/** Everyone who has completed the profile, as a session of theirs says who they are. */
async function findPeople({ auth, org }: Record<'auth' | 'org', Pick<TestService, 'store'>>): Promise<Actor[]> {
  const accounts = await auth.store.connection
    .collection<StoredAccount>('accounts')
    .find({ onboarded: true })
    .toArray();
  const units = await org.store.connection.collection<StoredUnit>('units').find().toArray();
  return accounts.map(({ _id, username, name, role, roleUnitId }) => {
    const unit = units.find((each) => String(each._id) === roleUnitId);
    const category = categoryOfRole(role);
    return {
      userId: String(_id),
      sessionId: 'recount',
      username,
      name,
      role,
      onboarded: true,
      emailConfirmed: true,
      ...(unit && { unit: { id: String(unit._id), name: unit.name, category: unit.category } }),
      ...(category && { category }),
    };
  });
}
