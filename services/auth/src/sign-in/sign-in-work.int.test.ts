import { Browser, newPerson, type ObservedAuth, startObservedAuth } from '../../testing/observed-auth';

let auth: ObservedAuth;
beforeAll(async () => {
  auth = await startObservedAuth();
});
afterAll(() => auth.remove());

/** A refused sign-in: what the browser sees, and what it cost. */
async function refusalOf(email: string, page: InstanceType<typeof Browser>, password = 'no such one') {
  const { answer, ...work } = await auth.workFor(() => page.post('/auth/login', { email, password }));
  const { status, body, headers } = answer;
  return { status, body: { ...body, requestId: '' }, headers: [...headers.keys()].sort(), ...work };
}

async function usedBrowser() {
  const page = new Browser(auth.url);
  await page.post('/auth/register', newPerson());
  return page;
}

describe.each([
  ['a new browser', () => Promise.resolve(new Browser(auth.url))],
  ['a browser that somebody else signed in from', usedBrowser],
])('in %s', (_, open) => {
  it('an unknown address, a wrong password and an account made with Google cost the same work', async () => {
    const [withPassword, withGoogle] = [newPerson(), newPerson()];
    await auth.useCases.register(withPassword);
    await auth.useCases.register({ ...withGoogle, password: null }, { emailConfirmed: true });
    const page = await open();

    const wrong = await refusalOf(withPassword.email, page.copy());
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } });
    expect(wrong.hashes).toEqual(['verify $argon2id$v=19$m=64,t=2,p=1$']);
    expect(wrong.commands).toContain('find accounts');

    expect(await refusalOf('nobody@example.edu', page.copy())).toEqual(wrong);
    expect(await refusalOf(withGoogle.email, page.copy())).toEqual(wrong);
  });
});

it('a password with accents costs a hash for each form that earlier builds stored, whether there is an account or not', async () => {
  const person = newPerson();
  await auth.useCases.register(person);
  const page = new Browser(auth.url);
  const wrong = await refusalOf(person.email, page, 'a cafe\u0301 that is not theirs');
  expect(wrong.hashes).toHaveLength(2);
  expect(await refusalOf('nobody.else@example.edu', page, 'a cafe\u0301 that is not theirs')).toEqual(wrong);
});

describe('while passwords are sprayed from fresh addresses', () => {
  let sprayed: ObservedAuth;
  beforeAll(async () => {
    // A clock that does not move makes the spray as quick on every machine.
    const now = new Date();
    sprayed = await startObservedAuth({ env: { AUTH_HASHES_AT_ONCE: '2' }, clock: { now: () => now } });
  });
  afterAll(() => sprayed.remove());

  const browserAt = (address: string) => new Browser(sprayed.url, { 'X-Forwarded-For': address });
  let tries = 0;
  /** One password for ever new accounts, from five addresses that did nothing before. */
  const spray = (count: number, network: string) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => {
        tries += 1;
        const body = { email: `nobody.${tries}@example.edu`, password: 'Summer in the city 1' };
        return browserAt(`${network}.${n % 5}`).post('/auth/login', body);
      }),
    );

  it('they are hashed one at a time, from those addresses and from the next ones', async () => {
    await spray(60, '10.9.0');
    for (const network of ['10.9.0', '10.9.1']) {
      const { answer, mostAtOnce } = await sprayed.workFor(() => spray(30, network));
      expect(answer.some(({ status }) => status === 401)).toBe(true);
      expect(mostAtOnce).toBe(1);
    }
  });

  /** Asks again, as pages do, when the machine was too slow to answer in time. */
  async function signInTo(page: InstanceType<typeof Browser>, body: { email: string; password: string }) {
    for (;;) {
      const answer = await page.post('/auth/login', body);
      if (answer.status !== 503) return answer;
    }
  }

  it('everybody else gets in, with a known device and without', async () => {
    const people = Array.from({ length: 6 }, (_, n) => ({ person: newPerson(), known: browserAt(`10.8.1.${n}`) }));
    for (const { person, known } of people) await known.post('/auth/register', person);
    const spraying = spray(80, '10.9.2');
    const signIns = people.flatMap(({ person: { email, password }, known }, n) =>
      [known, browserAt(`10.8.2.${n}`)].map((page) => signInTo(page, { email, password })),
    );
    const answers = await Promise.all(signIns);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    await spraying;
  });
});
