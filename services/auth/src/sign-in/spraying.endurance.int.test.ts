import { byLane } from '@portal/test-kit';
import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';

/** Small, so that few tries show them. */
const PER_ADDRESS = 30;
const PER_ACCOUNT = 12;
const SPRAYED_ACCOUNTS = byLane({ push: 90, endurance: 300 });
const SPRAYING_ADDRESSES = byLane({ push: 36, endurance: 60 });
let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({
    env: {
      AUTH_SIGN_IN_FAILURES_PER_ADDRESS: `${PER_ADDRESS}`,
      AUTH_SIGN_IN_FAILURES_PER_ACCOUNT: `${PER_ACCOUNT}`,
    },
  });
});
afterAll(() => auth.remove());

let networks = 0;
/** A network that did nothing yet; its browsers have addresses in it. */
function newNetwork() {
  networks += 1;
  const network = networks;
  return (host = 1) => new Browser(auth.url, { 'X-Forwarded-For': `10.${network}.0.${host}` });
}
const WRONG = 'Summer in the city 1';
/** Asks again, as pages do, when the store was too slow to answer in time. */
async function login(page: Browser, email: string, password = newPerson().password) {
  for (;;) {
    const answer = await page.post('/auth/login', { email, password });
    if (answer.status !== 503) return answer;
  }
}

/** A person, and a browser at an address of its own in which they have signed in. */
async function member(page = newNetwork()()) {
  const { email } = newPerson();
  await page.post('/auth/register', newPerson({ email }));
  await page.post('/auth/logout');
  return { email, page };
}

type Answer = Awaited<ReturnType<typeof login>>;
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);
/** Each 401 cost a hash, each 429 none. */
const hashesOf = (answers: Answer[]) => statusesOf(answers).filter((status) => status === 401).length;

function expectShortWaits(answers: Answer[]) {
  const refused = answers.filter(({ status }) => status !== 401);
  for (const { status, headers, body } of refused) {
    expect([status, body.code]).toEqual([429, 'AUTH.TOO_MANY_ATTEMPTS']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  }
}

/** Tries again after each wait that is asked for. */
async function loginInTheEnd(page: Browser, email: string): Promise<Answer> {
  for (;;) {
    const answer = await login(page, email);
    if (answer.status !== 429) return answer;
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('Retry-After')) * 1_000));
  }
}

describe('one password for many accounts from one address', () => {
  it('is refused before it is hashed, for accounts that exist and those that do not', async () => {
    const at = newNetwork();
    const known = await Promise.all(Array.from({ length: 10 }, () => member()));
    const emails = Array.from({ length: SPRAYED_ACCOUNTS }, (_, n) => known[n / 9]?.email ?? `nobody.${n}@example.edu`);
    const answers = await Promise.all(emails.map((email) => login(at(), email, WRONG)));
    expect(hashesOf(answers)).toBeGreaterThanOrEqual(PER_ADDRESS);
    expect(hashesOf(answers)).toBeLessThan(2 * PER_ADDRESS);
    expectShortWaits(answers);
    const [, otherHost] = [at(), at(2)];
    const { email } = await member();
    expect((await login(otherHost, email)).status).toBe(200);
  });

  it('slows the neighbours behind that address down and locks none of them out', async () => {
    const at = newNetwork();
    const neighbour = await member();
    const regular = await member(at());
    await Promise.all(Array.from({ length: 60 }, (_, n) => login(at(), `nobody.${n}@example.edu`, WRONG)));
    expect((await login(regular.page, regular.email)).status).toBe(200);
    expect((await loginInTheEnd(at(), neighbour.email)).status).toBe(200);
  });

  it('is not what a campus behind that address does, where many mistype and then sign in', async () => {
    const at = newNetwork();
    for (let n = 0; n <= PER_ADDRESS; n += 1) {
      const { email } = await member();
      expect((await login(at(), email, 'not the password')).status).toBe(401);
      expect((await login(at(), email)).status).toBe(200);
    }
  });

  it('is that again when one account signs in between, as an attacker’s own does', async () => {
    const at = newNetwork();
    const { email } = await member();
    const statuses = [];
    for (let n = 0; n <= PER_ADDRESS + 2; n += 1) {
      statuses.push((await login(at(), `nobody.has.${n}@example.edu`, WRONG)).status);
      await login(at(), email);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('costs a neighbour nothing while it is five wrong tries on somebody else’s account', async () => {
    const at = newNetwork();
    const [neighbour, victim] = [await member(), await member()];
    for (let n = 0; n < 6; n += 1) await login(at(), victim.email, WRONG);
    expect((await login(at(), victim.email)).status).toBe(429);
    expect((await login(at(), neighbour.email)).status).toBe(200);
  });
});

describe('many addresses against one account', () => {
  const spray = (email: string, at = newNetwork()) =>
    Promise.all(Array.from({ length: SPRAYING_ADDRESSES }, (_, host) => login(at(host + 1), email, WRONG)));

  it('are refused before they are hashed, alike for an account that nobody has', async () => {
    const { email } = await member();
    for (const answers of [await spray(email), await spray('nobody.has.this@example.edu')]) {
      expect(hashesOf(answers)).toBeGreaterThanOrEqual(PER_ACCOUNT);
      expect(hashesOf(answers)).toBeLessThan(2 * PER_ACCOUNT);
      expectShortWaits(answers);
    }
  });

  it('never lock its owner out of a device that is known, and elsewhere let them in in the end', async () => {
    const { email, page } = await member();
    await spray(email);
    expect((await login(page, email)).status).toBe(200);
    expect((await loginInTheEnd(newNetwork()(), email)).status).toBe(200);
  });

  it('are one address when they are of one IPv6 network', async () => {
    const { email } = await member();
    const hosts = Array.from({ length: 10 }, (_, n) => `2001:db8:7:${networks}:${n}::1`);
    const tries = hosts.map((address) => login(new Browser(auth.url, { 'X-Forwarded-For': address }), email, WRONG));
    const statuses = statusesOf(await Promise.all(tries));
    expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(5).fill(429)]);
  });

  it('leave no trace of whom they tried, nor of where from', async () => {
    // The pauses of the tests before may be over by now, and deleted.
    await spray((await member()).email);
    // Without ids: their hexadecimal digits may look like part of an address.
    const stored = JSON.stringify(
      await auth
        .collection('throttles')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    );
    for (const name of ['sign-in', 'sign-in-address', 'sign-in-account', 'sign-in-account-pause']) {
      expect(stored).toMatch(new RegExp(`"${name}:[\\w-]{43}"`));
    }
    expect(stored).not.toMatch(/example\.edu|nobody|10\.\d+\.0|2001:/);
  });
});
