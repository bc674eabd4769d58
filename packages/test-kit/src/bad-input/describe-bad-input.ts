import { callTable, type Call, type ServiceName } from '@portal/contracts';
import { prepareCall, type PreparedCall } from '../permissions/callers';
import { addressOf, fieldsOf, expectProblem, isStrict, send, type CallSuite } from '../permissions/fixtures';
import { startedSuite } from '../permissions/started-suite';
import { describeUpload } from './describe-upload';
import { operatorMutations, typeMutations, unknownFieldMutations, type Mutation } from './mutations';

const BAD_IDS = [
  'not-an-id',
  '1',
  'zzzzzzzzzzzzzzzzzzzzzzzz',
  'dddddddddddddddddddddd011',
  '{"$gt":""}',
  '..%2f..',
  '%00',
  '%E0%A4%A',
];
const MALFORMED = ['{"a":', '{a: 1}', '"text"', '7', 'null', '[]', '[1]', "{'a': 1}"];

/**
 * Generates malformed input for every built call of a service: each must be a 4xx problem with a message and nothing of
 * the inside, and must leave no event behind. Takes the same suite as describePermissions.
 */
export function describeBadInput<World = undefined>(
  service: ServiceName,
  suite: CallSuite<World>,
  table: readonly Call[] = callTable,
): void {
  describe(`bad input to ${service}`, () => {
    const started = startedSuite(suite);

    for (const call of table.filter((row) => row.service === service && row.built)) {
      // One request for all that is wrong with it: every one of them is refused, so it stays possible.
      let prepared: Promise<PreparedCall<World>> | undefined;
      const prepare = () => (prepared ??= prepareCall(service, suite, { call, ...started() }));
      if (call.path.includes(':')) describeIds(call, prepare);
      describeQuery(call, prepare);
      describeHiddenCharacters(call, prepare);
      if (call.upload) describeUpload(call.upload, call, prepare);
      else if (call.method !== 'GET') describeBody(call, prepare);
    }
  });
}

function describeIds<World>(call: Call, prepare: () => Promise<PreparedCall<World>>): void {
  it(`answers ${call.name} with malformed ids as not there`, async () => {
    const { input, request } = await prepare();
    for (const [, name] of call.path.matchAll(/:(\w+)/g)) {
      for (const id of BAD_IDS) {
        const address = addressOf(call, { ...request, params: { ...request.params, [name ?? '']: 'BAD_ID' } });
        const path = address.replace('BAD_ID', id.startsWith('%') || id.includes('%2f') ? id : encodeURIComponent(id));
        expectProblem(await send(input.service, call, input.actor, request, { address: path }), [400, 404]);
      }
    }
  });
}

function describeQuery<World>(call: Call, prepare: () => Promise<PreparedCall<World>>): void {
  it(`refuses ${call.name} with a query it does not know`, async () => {
    const { input, request } = await prepare();
    const known = fieldsOf(call.query) ?? [];
    const unknown = ['not_a_field=1', '$where=1', ...known.map((name) => `${name}[$gt]=1`)];
    const repeated = known.map((name) => `${name}=1&${name}=2`);
    // Where another system writes the query, unknown names are dropped.
    const queries = isStrict(call.query) ? [...unknown, ...repeated] : repeated;
    for (const query of queries) {
      const address = addressOf(call, request);
      const path = `${address}${address.includes('?') ? '&' : '?'}${query}`;
      expectProblem(await send(input.service, call, input.actor, request, { address: path }), [400]);
    }
  });
}

function describeHiddenCharacters<World>(call: Call, prepare: () => Promise<PreparedCall<World>>): void {
  const known = fieldsOf(call.query) ?? [];
  if (known.length === 0) return;
  it(`answers ${call.name} when its query holds control characters`, async () => {
    const { input, request } = await prepare();
    for (const name of known) {
      const address = addressOf(call, { ...request, query: {} });
      const { status } = await send(input.service, call, input.actor, request, {
        address: `${address}?${name}=${encodeURIComponent('\u0000a\u202E\n')}`,
      });
      expect({ name, failed: status >= 500 }).toEqual({ name, failed: false });
    }
  });
}

function describeBody<World>(call: Call, prepare: () => Promise<PreparedCall<World>>): void {
  const without = async (mutate: (body: unknown) => Mutation[]) => {
    const attempt = await prepare();
    const before = await attempt.input.service.outbox();
    for (const { at, body } of mutate(attempt.request.body ?? {})) {
      const response = await send(attempt.input.service, call, attempt.input.actor, { ...attempt.request, body });
      expect({ at, status: response.status }).toEqual({ at, status: 400 });
      expectProblem(response, [400]);
    }
    expect(await attempt.input.service.outbox()).toHaveLength(before.length);
  };

  it(`refuses ${call.name} with unknown fields`, () => without(unknownFieldMutations));
  it(`refuses ${call.name} with operators in place of values`, () => without(operatorMutations));
  it(`refuses ${call.name} with values of the wrong type`, () => without(typeMutations));

  it(`refuses ${call.name} with a body that is not a JSON object`, async () => {
    const { input, request } = await prepare();
    for (const raw of MALFORMED) {
      expectProblem(await send(input.service, call, input.actor, request, { raw }), [400]);
    }
  });

  it(`refuses ${call.name} with a body that is too large or of another type`, async () => {
    const { input, request } = await prepare();
    const large = JSON.stringify({ text: 'x'.repeat(1_100_000) });
    expectProblem(await send(input.service, call, input.actor, request, { raw: large }), [413]);
    const form = { raw: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expectProblem(await send(input.service, call, input.actor, request, form), [415]);
  });
}
