import { calls, callTable, type Call } from '@portal/contracts';
import { createMetrics, createServiceApp, endpoint, ok, type Endpoint } from '@portal/service-kit';
import { createTestLogger } from '../test-logger';
import { actorOf } from '../actors';
import { testTokens } from '../tokens';
import { addressesOfOthers } from './addresses';
import { permissionCases } from './cases';
import { namesNothing } from './fixtures';
import { routeDifferences } from './routes';

const appWith = (endpoints: Endpoint[]) => {
  const { logger } = createTestLogger('permissions');
  const parts = { tokens: testTokens(), metrics: createMetrics('org'), readiness: [], logger };
  return createServiceApp({ ...parts, service: 'org', endpoints });
};

describe('the permission cases of a service', () => {
  const callersOf = (call: Call) => permissionCases('org', [call]).map(({ caller }) => caller);

  it('are every built call by every kind of caller, and two general secretaries where their category counts', () => {
    const others = ['visitor', 'STUDENT_NOT_ONBOARDED', 'STUDENT', 'CLUB_COORDINATOR', 'PRESIDENT'];
    const built = callTable.filter((call) => call.service === 'org' && call.built).map(({ name }) => name);
    expect([...new Set(permissionCases('org').map(({ call }) => call.name))]).toEqual(built);
    expect(callersOf(calls.listUnits).toSorted()).toEqual([...others, 'GENSEC_SCITECH'].toSorted());
    expect(callersOf(calls.createUnit).toSorted()).toEqual([...others, 'GENSEC_SCITECH', 'GENSEC_CULTURAL'].toSorted());
    expect(permissionCases('org', [{ ...calls.createUnit, built: false }])).toEqual([]);
  });

  it('expect what the table says', () => {
    const expected = Object.fromEntries(
      permissionCases('org', [calls.createUnit]).map((row) => [row.caller, row.scope ?? row.expected]),
    );
    expect(expected).toMatchObject({ visitor: 401, STUDENT: 403, CLUB_COORDINATOR: 403, PRESIDENT: 'any' });
    expect(expected).toMatchObject({ GENSEC_CULTURAL: 'category', STUDENT_NOT_ONBOARDED: 403 });
  });

  it('keep out who has not completed onboarding, where a call asks for it', () => {
    const call = { ...calls.listUnits, onboarded: true };
    const outcome = (kind: string) => permissionCases('org', [call]).find(({ caller }) => caller === kind)?.expected;
    expect(outcome('STUDENT_NOT_ONBOARDED')).toBe(403);
    expect(outcome('STUDENT')).toBe('allowed');
  });
});

describe('the routes of a service', () => {
  const list = endpoint(calls.listUnits, async () => ok([]));

  it('miss a call that was forgotten', () => {
    expect(routeDifferences('org', appWith([list]))).toContainEqual(
      expect.stringContaining('POST /api/orgUnit/create has a row and no route: mount endpoint(calls.createUnit, ...)'),
    );
  });

  it('give a route away that has no entry in the call table', () => {
    const app = appWith([list]);
    app.get('/api/orgUnit/backdoor', (_req, res) => void res.end());
    expect(routeDifferences('org', app)).toContainEqual(
      expect.stringContaining('GET /api/orgUnit/backdoor has a route and no row'),
    );
  });
});

describe('the addresses of others in an answer', () => {
  const ravi = '"username":"ravi@example.edu"';

  it.each([null, actorOf('STUDENT')])('are found when %o gets it', (reader) => {
    expect(addressesOfOthers(`{${ravi}}`, reader)).toEqual(['ravi@example.edu']);
    expect(addressesOfOthers('Ravi,ravi@example.edu\r\n', reader)).toEqual(['ravi@example.edu']);
  });

  it('are none of an officer, the own one, one that was sent, or that of a unit', () => {
    const student = actorOf('STUDENT');
    expect(addressesOfOthers(`{${ravi}}`, actorOf('CLUB_COORDINATOR'))).toEqual([]);
    expect(addressesOfOthers(`{"username":"${student.username}"}`, student)).toEqual([]);
    expect(addressesOfOthers('{"contact_info":{"email":"coding@example.edu"}}', null)).toEqual([]);
    expect(addressesOfOthers(`{${ravi}}`, null, { body: { email: 'ravi@example.edu' } })).toEqual([]);
  });
});

describe('a call that names nothing', () => {
  it('has no params, query or body, so that only the session decides', () => {
    expect(namesNothing(calls.fetchAuth)).toBe(true);
    expect(namesNothing(calls.readClubData)).toBe(false);
    expect(namesNothing(calls.createUnit)).toBe(false);
  });
});
