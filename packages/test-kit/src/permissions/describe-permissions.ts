import { callTable, CSV, type Call, type ServiceName } from '@portal/contracts';
import { callerOf } from '../actors';
import type { TestService } from '../test-service';
import { addressesOfOthers } from './addresses';
import { permissionCases, type PermissionCase } from './cases';
import { routeDifferences } from './routes';
import { missingFixture } from './messages';
import { startedSuite } from './started-suite';
import {
  expectProblem,
  fixtureOf,
  namesNothing,
  send,
  type CallFixture,
  type CallSuite,
  type FixtureInput,
} from './fixtures';

/**
 * Generates the permission tests of a service from the call table: every built call by every kind of caller. A caller
 * that is not named gets 401 or 403; a named one succeeds, and outside its scope gets 403 or 404 (or, in a list, does
 * not see it). Visitors and students get no address of another person. Fails for a call without a route, a route without a call, and a call without a fixture.
 */
export function describePermissions<World = undefined>(
  service: ServiceName,
  suite: CallSuite<World>,
  table: readonly Call[] = callTable,
): void {
  describe(`who may what in ${service}`, () => {
    const started = startedSuite(suite);

    it('has a route for every built call, and no other', () => {
      expect(routeDifferences(service, started().running.http, table)).toEqual([]);
    });

    for (const permission of permissionCases(service, table)) {
      const fixture = fixtureOf(suite, permission.call);
      const input = () => {
        const { running, world } = started();
        return inputOf(permission, fixture, { service: running, world });
      };
      if (permission.asCsv) describeCsv(permission, input);
      else if (permission.expected === 'allowed') describeAllowed(permission, fixture, input);
      else describeRefused(permission, permission.expected, () => started().running);
    }
  });
}

async function inputOf<World>(
  { caller, call }: PermissionCase,
  fixture: CallFixture<World> | undefined,
  { service, world }: { service: TestService; world: World },
) {
  if (!fixture) throw new Error(missingFixture(call));
  const base = { world, caller, service };
  const actor = fixture.actor ? await fixture.actor(base) : callerOf(caller);
  return { fixture, input: { ...base, actor } };
}

function describeRefused({ call, caller }: PermissionCase, status: 401 | 403, running: () => TestService): void {
  it(`refuses ${call.name} by ${caller} with ${status}`, async () => {
    expectProblem(await send(running(), call, caller, {}), [status]);
  });
}

const ASKING_FOR_CSV = { headers: { accept: CSV } };

function describeCsv<World>({ call, caller, expected }: PermissionCase, prepare: Prepared<World>): void {
  it(`${expected === 'allowed' ? 'gives' : 'refuses'} ${call.name} as CSV to ${caller}`, async () => {
    const { fixture, input } = await prepare();
    const request = await fixture.inScope(input);
    const answer = await send(input.service, call, input.actor, request, ASKING_FOR_CSV);
    if (expected !== 'allowed') return expectProblem(answer, [expected]);
    expect(answer).toMatchObject({ status: call.status });
    expect(answer.headers.get('content-type')).toBe(`${CSV}; charset=utf-8`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(addressesOfOthers(answer.text, input.actor, request)).toEqual([]);
  });
}

type Prepared<World> = () => Promise<{ fixture: CallFixture<World>; input: FixtureInput<World> }>;

function describeAllowed<World>(
  permission: PermissionCase,
  given: CallFixture<World> | undefined,
  prepare: Prepared<World>,
): void {
  const { call, caller, scope } = permission;
  it(`lets ${caller} make ${call.name} on ${scope === 'any' ? 'anything' : `its ${scope}`}`, async () => {
    const { fixture, input } = await prepare();
    const request = await fixture.inScope(input);
    const { status, body, text } = await send(input.service, call, input.actor, request);
    expect({ status, text }).toMatchObject({ status: call.status });
    expect(addressesOfOthers(text, input.actor, request)).toEqual([]);
    if (scope !== 'any') await fixture.onlyInScope?.(body, input);
  });
  if (scope === 'any' || (namesNothing(call) && !given?.outOfScope)) return;
  if (given?.onlyInScope && !given.outOfScope) return;
  it(`refuses ${call.name} by ${caller} beyond its scope (${scope})`, async () => {
    const { fixture, input } = await prepare();
    if (!fixture.outOfScope) throw new Error(missingFixture(call));
    expectProblem(await send(input.service, call, input.actor, await fixture.outOfScope(input)), [403, 404]);
  });
}
