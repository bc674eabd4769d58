import { randomBytes } from 'node:crypto';
import { authService } from '@portal/auth-service';
import { recordsService } from '@portal/records-service';
import { createInProcessBus, createLogger, outboxRows, runService, type RunningService } from '@portal/service-kit';
import { startTestStore, type TestStore } from '@portal/test-kit';
import { until } from './president';

const PASSWORD = 'quiet mango trains 41';
const logger = createLogger({ name: 'onboarding', level: 'fatal' });

let store: TestStore;
let auth: Awaited<ReturnType<typeof startAuth>>;
let records: Awaited<ReturnType<typeof startRecords>>;
/** A bus each: what one tells the other is held back until a test passes it on. */
const buses = { auth: createInProcessBus({ logger }), records: createInProcessBus({ logger }) };

const shared = { MONGO_URL: '', AUTH_REQUIRE_CONFIRMED_EMAIL: 'off', AUTH_HASH_MEMORY_KIB: '64' };
const databaseOf = (name: string) => `test_${name}_${randomBytes(4).toString('hex')}`;

const startAuth = () =>
  runService(authService, {
    env: { ...shared, AUTH_KEYSET_URL: 'http://127.0.0.1:1/unused' },
    bus: buses.auth,
    database: databaseOf('auth'),
    logger,
  });

const startRecords = () =>
  runService(recordsService, {
    env: { ...shared, AUTH_URL: auth.url, AUTH_KEYSET_URL: `${auth.url}/auth/.well-known/jwks.json` },
    bus: buses.records,
    database: databaseOf('records'),
    logger,
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

/** Events come at least once, so all of them may come again. */
async function passOn(from: Pick<RunningService, 'store'>, to: keyof typeof buses, userId?: string) {
  for (const event of await eventsOf(from)) {
    if (userId === undefined || event.subject === userId) await buses[to].publish(event);
  }
}

let people = 0;

/** Somebody signed in; of those without a student ID, as Google lets them in. */
async function newPerson(studentId: string | null) {
  people += 1;
  const email = `person.${people}@example.edu`;
  const { id: userId } = await auth.useCases.register({
    name: 'Gita Pillai',
    ID: studentId,
    email,
    password: PASSWORD,
  });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  const signedIn = await fetch(`${auth.url}/auth/login`, { method: 'POST', headers, body });
  const [, token = ''] = /portal_access=([^;]+)/.exec(signedIn.headers.getSetCookie().join()) ?? [];
  const as = { ...headers, authorization: `Bearer ${token}` };
  const form = { mobile_no: '9876543210', add_year: 2024, Program: 'B.Tech', discipline: 'Physics' };
  return {
    userId,
    async onboard(ID_No: string) {
      const init = { method: 'POST', headers: as, body: JSON.stringify({ ...form, ID_No }) };
      const response = await fetch(`${records.url}/onboarding`, init);
      return { status: response.status, body: (await response.json()) as { code?: string } };
    },
    async isOnboarded() {
      const response = await fetch(`${auth.url}/auth/fetchAuth`, { headers: as });
      return ((await response.json()) as { onboardingComplete: boolean }).onboardingComplete;
    },
  };
}

const deadLetters = async () => {
  const found = await Promise.all(
    [auth, records].map(({ store: { connection } }) => connection.collection('dead-letters').countDocuments()),
  );
  return found.reduce((sum, count) => sum + count, 0);
};

describe('onboarding with a student ID that records does not know to be taken yet', () => {
  it('is refused at once, leaves nothing behind, and succeeds with another', async () => {
    await newPerson('55001');
    const newcomer = await newPerson(null);
    await passOn(auth, 'records', newcomer.userId);
    await until('the copy of the account has come', async () => (await newcomer.onboard('55001')).status !== 503);
    expect(await newcomer.onboard('55001')).toMatchObject({ status: 409, body: { code: 'PROFILE.STUDENT_ID_TAKEN' } });
    expect(await eventsOf(records)).toEqual([]);
    expect(await newcomer.isOnboarded()).toBe(false);
    expect(await newcomer.onboard('55002')).toMatchObject({ status: 200 });
    expect(await newcomer.isOnboarded()).toBe(true);
    await passOn(records, 'auth');
    await passOn(auth, 'records');
    expect(await deadLetters()).toBe(0);
    expect(await auth.useCases.findById(newcomer.userId)).toMatchObject({ studentId: '55002', onboarded: true });
  });

  it('is one person’s when two ask for it at once', async () => {
    const both = await Promise.all([newPerson(null), newPerson(null)]);
    await passOn(auth, 'records');
    const statuses = (await Promise.all(both.map((one) => one.onboard('55003')))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    await passOn(records, 'auth');
    expect(await deadLetters()).toBe(0);
  });
});
