import { callTable, type ServiceName } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { dumpOf, type DifferingFields } from '../deliveries/dump';
import type { TestService } from '../test-service';
import { prepareCall } from './callers';
import { send, type CallSuite } from './fixtures';
import { startedSuite } from './started-suite';

/**
 * Generates from the call table, for every built write of a service: a process that dies between the last commit and the
 * answer leaves a write that a second try with the same Idempotency-Key answers alike, and whose effect there is once.
 * Takes the same suite as describePermissions; `differing` are collections that count every try.
 */
export function describeRepeatedWrites<World = undefined>(
  service: ServiceName,
  suite: CallSuite<World>,
  differing: DifferingFields = {},
): void {
  const writes = callTable.filter(
    (call) => call.service === service && call.built && call.method !== 'GET' && !call.answersSecret,
  );
  describe(`the writes of ${service} after a crash`, () => {
    const started = startedSuite(suite);

    for (const call of writes) {
      it(`${call.name} is answered alike and carried out once`, async () => {
        const { running, world } = started();
        const wanted = call.anonymous ? 'visitor' : undefined;
        const { input, request } = await prepareCall(service, suite, { call, running, world }, wanted);
        const headers = { 'idempotency-key': newId() };
        const first = await send(running, call, input.actor, request, { headers });
        expect({ status: first.status, text: first.text }).toMatchObject({ status: call.status });
        // A call that sets a cookie needs answersSecret in its row; clearing one tells no secret.
        expect(first.headers.getSetCookie().filter((cookie) => !/^[^=]+=;/.test(cookie))).toEqual([]);
        await forgetAnswers(running);
        const before = await storedBy(running, differing);
        const { status, body } = await send(running, call, input.actor, request, { headers });
        expect({ status, body }).toEqual({ status: first.status, body: first.body });
        expect(await storedBy(running, differing)).toEqual(before);
      });
    }
  });
}

/** Leaves the rows of keys as a process does that dies after the commit. */
async function forgetAnswers({ store }: TestService): Promise<void> {
  const keys = store.connection.collection('idempotency');
  const { modifiedCount } = await keys.updateMany(
    { reply: { $ne: null } },
    { $set: { reply: null, heldUntil: new Date(0) } },
  );
  expect(modifiedCount).toBeGreaterThan(0);
}

async function storedBy(running: TestService, differing: DifferingFields) {
  return { documents: await dumpOf(running, differing), events: (await running.outbox()).map(({ id }) => id) };
}
