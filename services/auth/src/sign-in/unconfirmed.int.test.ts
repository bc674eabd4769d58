import { Browser, newPerson, type RunningAuth, startAuth } from '../../test/running-auth';

let asking: RunningAuth;
let relaxed: RunningAuth;
beforeAll(async () => {
  asking = await startAuth({ env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'on' } });
  relaxed = await startAuth({ env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' } });
});
afterAll(() => Promise.all([asking.remove(), relaxed.remove()]));

/** What the person is told at registration and ever after. */
async function toldBy(auth: RunningAuth) {
  const page = new Browser(auth.url);
  const registered = await page.post('/auth/register', newPerson());
  return [registered.body, (await page.get('/auth/fetchAuth')).body].map(({ user }) => user as object);
}

describe('an address that is not confirmed', () => {
  it('is told to its owner where the institute asks for a confirmation', async () => {
    for (const user of await toldBy(asking)) expect(user).toMatchObject({ emailConfirmed: false });
  });

  it('is nobody’s concern where the institute does not', async () => {
    for (const user of await toldBy(relaxed)) expect(user).not.toHaveProperty('emailConfirmed');
  });
});
