import { authService } from '@portal/auth-service';
import { recordsService } from '@portal/records-service';
import { createInProcessBus, createLogger, outboxRows, runService, type RunningService } from '@portal/service-kit';
import { startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { onboardingForm } from './person';
import { waitUntil } from './wait-until';

const PASSWORD = 'quiet mango trains 41';
const logger = createLogger({ name: 'onboarding', level: 'fatal' });

/** Called when records looks for the copy of an account. */
let lookedForPerson: () => void = () => undefined;
let store: TestStore;
let auth: Awaited<ReturnType<typeof startAuth>>;
let records: Awaited<ReturnType<typeof startRecords>>;
/** A bus for each, so that events reach the other service only when a test delivers them. */
const buses = { auth: createInProcessBus({ logger }), records: createInProcessBus({ logger }) };

const shared = { MONGO_URL: '', AUTH_REQUIRE_CONFIRMED_EMAIL: 'off', AUTH_HASH_MEMORY_KIB: '64' };

const startAuth = () =>
  runService(authService, {
    env: { ...shared, AUTH_KEYSET_URL: 'http://127.0.0.1:1/unused' },
    bus: buses.auth,
    database: uniqueDatabase('auth'),
    logger,
  });

const startRecords = () =>
  runService(recordsService, {
    env: { ...shared, AUTH_URL: auth.url, AUTH_KEYSET_URL: `${auth.url}/auth/.well-known/jwks.json` },
    bus: buses.records,
    database: uniqueDatabase('records'),
    logger,
    onCommand: ({ name, collection }) => name === 'find' && collection === 'people' && lookedForPerson(),
  });

beforeAll(async () => {
  store = await startTestStore();
  shared.MONGO_URL = store.url;
  auth = await startAuth();
  records = await startRecords();
});

afterAll(async () => {
  for (const service of [records, auth]) {
    await service?.store.connection.dropDatabase();
    await service?.stop();
  }
  await store?.close();
});

const eventsOf = async ({ store: { connection } }: Pick<RunningService, 'store'>) =>
  (await outboxRows(connection).find().sort({ seq: 1 }).toArray()).map(({ event }) => event);

/** Delivers all events of one service to the other; an event may come more than once. */
async function deliverEvents(from: Pick<RunningService, 'store'>, to: keyof typeof buses, userId?: string) {
  for (const event of await eventsOf(from)) {
    if (userId === undefined || event.subject === userId) await buses[to].publish(event);
  }
}

let people = 0;

/** A signed-in person; without a student ID like those who registered with Google. */
async function newPerson(studentId: string | null) {
  people += 1;
  const email = `person.${people}@example.edu`;
  const { id: userId } = await auth.useCases.register(
    { name: 'Gita Pillai', ID: studentId, email, password: PASSWORD },
    // The student ID of an account that is not confirmed would go to the person who confirms an address.
    { emailConfirmed: true },
  );
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  const signedIn = await fetch(`${auth.url}/auth/login`, { method: 'POST', headers, body });
  const [, token = ''] = /portal_access=([^;]+)/.exec(signedIn.headers.getSetCookie().join()) ?? [];
  const authorized = { ...headers, authorization: `Bearer ${token}` };
  return {
    userId,
    async onboard(id: string) {
      const init = { method: 'POST', headers: authorized, body: JSON.stringify(onboardingForm(id)) };
      const response = await fetch(`${records.url}/onboarding`, init);
      return { status: response.status, body: (await response.json()) as { code?: string } };
    },
    async isOnboarded() {
      const response = await fetch(`${auth.url}/auth/fetchAuth`, { headers: authorized });
      return ((await response.json()) as { onboardingComplete: boolean }).onboardingComplete;
    },
  };
}

const countDeadLetters = async () => {
  const counts = await Promise.all(
    [auth, records].map(({ store: { connection } }) => connection.collection('dead-letters').countDocuments()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

describe('onboarding with a student ID that is taken before records knows it', () => {
  it('is refused at once, leaves nothing behind, and succeeds with another', async () => {
    await newPerson('55001');
    const newcomer = await newPerson(null);
    await deliverEvents(auth, 'records', newcomer.userId);
    await waitUntil('the copy of the account has come', async () => (await newcomer.onboard('55001')).status !== 503);
    expect(await newcomer.onboard('55001')).toMatchObject({ status: 409, body: { code: 'PROFILE.STUDENT_ID_TAKEN' } });
    expect(await eventsOf(records)).toEqual([]);
    expect(await newcomer.isOnboarded()).toBe(false);
    expect(await newcomer.onboard('55002')).toMatchObject({ status: 200 });
    expect(await newcomer.isOnboarded()).toBe(true);
    await deliverEvents(records, 'auth');
    await deliverEvents(auth, 'records');
    expect(await countDeadLetters()).toBe(0);
    expect(await auth.useCases.findById(newcomer.userId)).toMatchObject({ studentId: '55002', onboarded: true });
  });

  it('goes to one of two people who submit it at the same time', async () => {
    const both = await Promise.all([newPerson(null), newPerson(null)]);
    await deliverEvents(auth, 'records');
    const statuses = (await Promise.all(both.map((one) => one.onboard('55003')))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    await deliverEvents(records, 'auth');
    expect(await countDeadLetters()).toBe(0);
  });
});

it('onboarding right after registering waits until records knows the account', async () => {
  const newcomer = await newPerson(null);
  const looked = new Promise<void>((resolve) => (lookedForPerson = resolve));
  const onboarding = newcomer.onboard('55010');
  await looked;
  await deliverEvents(auth, 'records', newcomer.userId);
  expect(await onboarding).toMatchObject({ status: 200 });
});
