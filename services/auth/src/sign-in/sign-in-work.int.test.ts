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
