import { type Call, type ServiceName } from '@portal/contracts';
import { callerOf, type CallerKind } from '../actors';
import type { TestService } from '../test-service';
import { permissionCases } from './cases';
import { missingFixture } from './messages';
import { fixtureOf, type CallRequest, type CallSuite, type FixtureInput } from './fixtures';

/** A request that must succeed, and its caller. */
export interface PreparedCall<World> {
  call: Call;
  input: FixtureInput<World>;
  request: CallRequest;
}

/** Prepares a request of a call that would succeed, by the one wanted or the last in the table that may make it. */
export async function prepareCall<World>(
  service: ServiceName,
  suite: CallSuite<World>,
  { call, running, world }: { call: Call; running: TestService; world: World },
  wanted?: CallerKind,
): Promise<PreparedCall<World>> {
  const fixture = fixtureOf(suite, call);
  if (!fixture) throw new Error(missingFixture(call));
  const allowed = permissionCases(service, [call]).filter(({ expected }) => expected === 'allowed');
  const caller = wanted ?? allowed.at(-1)?.caller ?? 'visitor';
  const base = { world, caller, service: running };
  const actor = fixture.actor ? await fixture.actor(base) : callerOf(caller);
  const input = { ...base, actor };
  return { call, input, request: await fixture.inScope(input) };
}
