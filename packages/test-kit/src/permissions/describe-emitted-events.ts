import { callTable, type Call, type CloudEvent, type EventName, type ServiceName } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { prepareCall, type PreparedCall } from './callers';
import { missingEvent, rowsFile } from './messages';
import { send, type CallSuite } from './fixtures';
import { startedSuite } from './started-suite';

/**
 * Generates from the call table, for every built write of a service: made in scope it emits events that its row names
 * and no others, each with who caused it and in which request; one with `emitsNothingBecause` emits nothing. Takes the
 * same suite as describePermissions.
 */
export function describeEmittedEvents<World = undefined>(service: ServiceName, suite: CallSuite<World>): void {
  const writes = callTable.filter((call) => call.service === service && call.built && call.method !== 'GET');
  describe(`the events of the writes of ${service}`, () => {
    const emitted = new Set<EventName>(suite.emittedElsewhere);
    const started = startedSuite(suite);

    for (const call of writes) {
      it(`${call.name} emits ${call.emitsNothingBecause === null ? call.emits.join(' or ') : 'nothing'}`, async () => {
        const made = await prepareCall(service, suite, { call, ...started() }, call.anonymous ? 'visitor' : undefined);
        const events = await eventsOf(made);
        for (const event of events) {
          expectCause(event, made);
          emitted.add(event.type);
        }
        expect(mistakesOf(call, events)).toEqual([]);
      });
    }

    it('are all emitted by a fixture', () => {
      const missing = new Set(writes.flatMap(({ emits }) => emits).filter((type) => !emitted.has(type)));
      expect([...missing].map((type) => missingEvent(service, type))).toEqual([]);
    });
  });
}

/** What is wrong with the events of a write, each with what to write. */
function mistakesOf(call: Call, events: readonly CloudEvent[]): string[] {
  const undeclared = [...new Set(events.map(({ type }) => type))].filter((type) => !call.emits.includes(type));
  const isMissing = events.length === 0 && call.emitsNothingBecause === null;
  return [
    ...undeclared.map((type) => `${call.name} emitted ${type}: add it to "emits" of its row in ${rowsFile(call)}`),
    ...(isMissing
      ? [
          `${call.name} emitted none of ${call.emits.join(', ')}: call outbox.enqueue in the transaction of its use case`,
        ]
      : []),
  ];
}

/** What one request left in the outbox, whatever jobs enqueue in between. */
async function eventsOf<World>({ call, input, request }: PreparedCall<World>): Promise<CloudEvent[]> {
  const requestId = `emitted-${newId()}`;
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
