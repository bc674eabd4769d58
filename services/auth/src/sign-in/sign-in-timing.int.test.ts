import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';
import { medianTimes, spreadOf } from '../../testing/timing';

const ROUNDS = { least: 200, most: 800, within: 1.1 };

let auth: RunningAuth;
beforeAll(async () => {
  // Enough for the hash to be most of an answer, as it is with the real cost.
  auth = await startAuth({ env: { AUTH_HASH_MEMORY_KIB: '2048' } });
});
afterAll(() => auth.remove());

it('an unknown address, a wrong password and an account made with Google take the same time', async () => {
  const [withPassword, withGoogle] = [newPerson(), newPerson()];
  await auth.useCases.register(withPassword);
  await auth.useCases.register({ ...withGoogle, password: null }, { emailConfirmed: true });
  let visitor = 0;
  const answers = new Set<string>();
  const trying = (email: string) => async () => {
    visitor += 1;
    const page = new Browser(auth.url, { 'X-Forwarded-For': `10.9.${visitor >> 8}.${visitor & 255}` });
    const { status, body } = await page.post('/auth/login', { email, password: 'not the password' });
    answers.add(JSON.stringify([status, { ...body, requestId: '' }]));
  };
  const medians = await medianTimes(
    {
      unknown: trying('nobody@example.edu'),
      wrong: trying(withPassword.email),
      google: trying(withGoogle.email),
    },
    ROUNDS,
  );
  expect([...answers]).toEqual([expect.stringContaining('"message":"Invalid email or password."')]);
  expect({ medians, isWithin: spreadOf(medians) <= ROUNDS.within }).toEqual({ medians, isWithin: true });
}, 90_000);
