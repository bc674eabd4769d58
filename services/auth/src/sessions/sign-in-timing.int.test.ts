import { Browser, newPerson, startAuth } from '../../test/running-auth';

const TRIES = 20;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('a wrong password and an unknown address take the same time', async () => {
  const auth = await startAuth({ env: { AUTH_HASH_MEMORY_KIB: '19456' } });
  const person = newPerson();
  await auth.useCases.register(person);
  let visitor = 0;
  const timed = async (email: string) => {
    visitor += 1;
    const page = new Browser(auth.url, { 'X-Forwarded-For': `10.9.${visitor >> 8}.${visitor & 255}` });
    const start = performance.now();
    const { status } = await page.post('/auth/login', { email, password: 'not the password' });
    expect(status).toBe(401);
    return performance.now() - start;
  };
  await Promise.all([timed(person.email), timed('nobody@example.edu')]);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < TRIES; i += 1) {
    known.push(await timed(person.email));
    unknown.push(await timed('nobody@example.edu'));
  }
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
  await auth.remove();
}, 60_000);
