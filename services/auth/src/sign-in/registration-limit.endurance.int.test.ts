import { byLane } from '@portal/test-kit';
import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';

/** Of the registrations, and of the limits, which are as by default in the endurance lane. */
const PART = byLane({ push: 1 / 20, endurance: 1 });

let auth: RunningAuth;
afterEach(() => auth.remove());

const registers = (person = newPerson()) =>
  new Browser(auth.url, { 'X-Forwarded-For': '10.9.0.1' }).post('/auth/register', person);
/** Asks again, as pages do, when the store was too slow to answer in time. */
async function register(person = newPerson()) {
  for (;;) {
    const answer = await registers(person);
    if (answer.status !== 503) return answer;
  }
}
const statusesOf = async (count: number, person?: () => ReturnType<typeof newPerson>) => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await register(person?.())).status);
  return statuses;
};
const all = (status: number, count: number) => Array.from({ length: count }, () => status);

describe('the registrations of one address', () => {
  it('are 300 within ten minutes, beside tries that are refused', async () => {
    auth = await startAuth({
      env: { AUTH_REGISTRATIONS: `${600 * PART}`, AUTH_REGISTRATION_REFUSALS: `${300 * PART}` },
    });
    const taken = newPerson();
    expect((await register(taken)).status).toBe(200);
    for (let number = 0; number < 300 * PART; number += 1) {
      const [right, again] = await Promise.all([register(), register(taken)]);
      expect([right.status, again.status]).toEqual([200, 409]);
    }
  });

  it('end when there are too many, before anything is hashed', async () => {
    auth = await startAuth({ env: { AUTH_REGISTRATIONS: '3' } });
    expect(await statusesOf(3)).toEqual(all(200, 3));
    const refused = await register(newPerson({ password: 'password12' }));
    expect([refused.status, refused.body.code]).toEqual([429, 'AUTH.TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
  });

  it('end also when all come at once', async () => {
    auth = await startAuth({ env: { AUTH_REGISTRATIONS: '3' } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => register()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...all(200, 3), ...all(429, 9)]);
  });

  it('succeed after too many that were refused, of which the next are refused as too many', async () => {
    auth = await startAuth({ env: { AUTH_REGISTRATION_REFUSALS: '3' } });
    const taken = newPerson();
    await register(taken);
    const mails = () => auth.collection('mails').countDocuments({ to: taken.email });
    expect(await statusesOf(3, () => taken)).toEqual(all(409, 3));
    const before = await mails();
    expect(before).toBeGreaterThan(1);
    expect(await statusesOf(2, () => taken)).toEqual(all(429, 2));
    expect(await mails()).toBe(before);
    expect(await statusesOf(3)).toEqual(all(200, 3));
  });

  it('do not count what nobody is told of: a weak password, an address elsewhere', async () => {
    auth = await startAuth({ env: { AUTH_REGISTRATION_REFUSALS: '1', AUTH_REGISTRATIONS: '2' } });
    expect(await statusesOf(3, () => newPerson({ password: 'password12' }))).toEqual(all(400, 3));
    expect(await statusesOf(3, () => newPerson({ email: 'a@elsewhere.edu' }))).toEqual(all(400, 3));
    expect(await statusesOf(2)).toEqual(all(200, 2));
  });
});
