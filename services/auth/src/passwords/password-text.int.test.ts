import { hash, verify } from '@node-rs/argon2';
import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, newPerson } from '../../testing/running-auth';

/** As a phone and as a laptop type the same words. */
const DECOMPOSED = 'cafe\u0301 au lait 77';
const COMPOSED = 'caf\u00e9\u00a0au lait 77';
const OTHER = { decomposed: 'cre\u0300me bru\u0302le\u0301e', composed: 'cr\u00e8me br\u00fbl\u00e9e' };
let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail();
});
afterAll(() => auth.remove());

const login = async (email: string, password: string) =>
  (await new Browser(auth.url).post('/auth/login', { email, password })).status;

describe('a password typed on another keyboard', () => {
  it('signs in after registration, a change and a reset', async () => {
    const person = newPerson({ password: DECOMPOSED });
    const { email } = person;
    const page = new Browser(auth.url);
    await page.post('/auth/register', person);
    expect(await login(email, COMPOSED)).toBe(200);

    const change = { current: COMPOSED, password: OTHER.decomposed };
    expect((await page.post('/auth/change-password', change)).status).toBe(200);
    expect(await login(email, OTHER.composed)).toBe(200);

    await page.post('/auth/forgot-password', { email });
    const link = `/auth${await auth.linkTo(email, '/reset-password')}`;
    expect((await page.post(link, { password: DECOMPOSED })).status).toBe(200);
    expect(await login(email, COMPOSED)).toBe(200);
    expect(await login(email, 'cafe au lait 77')).toBe(401);
  });

  it.each([
    ['composed', OTHER.composed, OTHER.decomposed],
    ['decomposed', OTHER.decomposed, OTHER.composed],
  ])('signs in to an account of an earlier build, which hashed it %s', async (_how, before, typed) => {
    const person = newPerson();
    await auth.useCases.register(person);
    const accounts = auth.collection('accounts');
    const passwordHash = await hash(before, { memoryCost: 64, timeCost: 2, parallelism: 1 });
    await accounts.updateOne({ username: person.email }, { $set: { passwordHash } });
    expect(await login(person.email, typed)).toBe(200);
    expect(await login(person.email, before)).toBe(200);
    const stored = await accounts.findOne({ username: person.email });
    expect(await verify(String(stored?.passwordHash), OTHER.composed)).toBe(true);
  });
});
