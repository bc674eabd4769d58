import { Browser, newPerson, type RunningAuth, startAuth } from '../../testing/running-auth';

let asking: RunningAuth;
let relaxed: RunningAuth;
beforeAll(async () => {
  asking = await startAuth({ env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'on' } });
  relaxed = await startAuth({ env: { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' } });
});
afterAll(() => Promise.all([asking.remove(), relaxed.remove()]));

/** The person as registration and later requests answer it. */
async function usersOf(auth: RunningAuth) {
  const page = new Browser(auth.url);
  const registered = await page.post('/auth/register', newPerson());
  return [registered.body, (await page.get('/auth/fetchAuth')).body].map(({ user }) => user as object);
}

describe('an address that is not confirmed', () => {
  it('is shown to its owner where the institute asks for a confirmation', async () => {
    for (const user of await usersOf(asking)) expect(user).toMatchObject({ emailConfirmed: false });
  });

  it('is not mentioned where the institute does not', async () => {
    for (const user of await usersOf(relaxed)) expect(user).not.toHaveProperty('emailConfirmed');
  });
});
