import { Browser, newPerson, type ObservedAuth, startObservedAuth } from '../../testing/observed-auth';

let auth: ObservedAuth;
beforeAll(async () => {
  auth = await startObservedAuth();
});
afterAll(() => auth.remove());

it('asking for a new password costs the same work whether anybody is known by the address', async () => {
  const { email } = newPerson();
  await auth.useCases.register(newPerson({ email }), { emailConfirmed: true });
  const costOf = async (address: string) => {
    const ask = () => new Browser(auth.url).post('/auth/forgot-password', { email: address });
    const { answer, ...work } = await auth.workFor(ask);
    const { status, body, headers } = answer;
    return { status, body, headers: [...headers.keys()].sort(), ...work };
  };

  const known = await costOf(email);
  expect(known).toMatchObject({ status: 200, body: { message: 'Reset link sent successfully!' }, hashes: [] });
  expect(known.commands).toEqual(expect.arrayContaining(['find accounts', 'insert mails']));
  expect(await costOf('nobody@example.edu')).toEqual(known);
});
