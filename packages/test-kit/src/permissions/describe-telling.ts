import { callTable, type CloudEvent, type ServiceName } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { TestService } from '../test-service';
import { prepareCall, type PreparedCall } from './callers';
import { send, type CallSuite } from './fixtures';

/**
 * Generates from the call table, for every built write of a service: made in scope it tells what its row names and
 * nothing else, each time with who did it and in which request; one that is `untold` tells nothing. Takes the same
 * suite as describePermissions.
 */
export function describeTelling<World = undefined>(service: ServiceName, suite: CallSuite<World>): void {
  const writes = callTable.filter((call) => call.service === service && call.built && call.method !== 'GET');
  describe(`what the writes of ${service} tell`, () => {
    let running: TestService;
    let world: World;
    beforeAll(async () => {
      running = await suite.start();
      world = (await suite.seed?.(running)) as World;
    });
    afterAll(async () => running?.stop());

    for (const call of writes) {
      const what = call.emitsNothingBecause === null ? call.emits.join(' or ') : `nobody: ${call.emitsNothingBecause}`;
      it(`${call.name} tells ${what}`, async () => {
        const made = await prepareCall(
          service,
          suite,
          { call, running, world },
          call.anonymous ? 'visitor' : undefined,
        );
        const told = await eventsOf(made);
        for (const event of told) expectCause(event, made);
        const types = told.map(({ type }) => type);
        expect({ types, beside: types.filter((type) => !call.emits.includes(type)) }).toMatchObject({ beside: [] });
        expect(told.length > 0).toBe(call.emitsNothingBecause === null);
      });
    }
  });
}

/** What one request left in the outbox, whatever the clock does meanwhile. */
async function eventsOf<World>({ call, input, request }: PreparedCall<World>): Promise<CloudEvent[]> {
  const requestId = `telling-${newId()}`;
  const { status, text } = await send(input.service, call, input.actor, request, {
    headers: { 'x-request-id': requestId },
  });
  expect({ status, text }).toMatchObject({ status: call.status });
  return (await input.service.outbox()).filter(({ requestid }) => requestid === requestId);
}

/** A visitor who signs in or out is the person the event is about, once the service knows who that is. */
function expectCause<World>({ actor, data }: CloudEvent, { input: { actor: caller } }: PreparedCall<World>): void {
  if (caller) expect(actor).toEqual({ _id: caller.userId, name: caller.name, role: caller.role });
  else if (actor) expect(data).toMatchObject({ userId: actor._id, name: actor.name });
}
