import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, newPerson } from '../../testing/running-auth';

let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail();
});
afterAll(() => auth.remove());

async function registered() {
  const page = new Browser(auth.url);
  const person = newPerson();
  const { body } = await page.post('/auth/register', person);
  return { ...person, page, userId: (body.user as { _id: string })._id };
}

async function signIn({ email, password }: { email: string; password: string }, page = new Browser(auth.url)) {
  await page.post('/auth/login', { email, password });
  return page;
}

/** The events about a person, oldest first: the event and its way or reason. */
async function published(userId: string) {
  const events = (await auth.events()).filter(({ subject }) => subject === userId);
  return events.map(({ type, actor, data }) => {
    const { way, reason, sessions } = data as Record<string, unknown>;
    return [type.slice(5, -3), way ?? reason, ...(sessions ? [sessions] : []), ...(actor ? [] : ['by nobody'])];
  });
}
const ofRegistration = [
  ['account.registered', undefined],
  ['session.started', 'registration'],
];

describe('the events about sessions', () => {
  it('is how a person signed in, and that the session in the same browser ended', async () => {
    const person = await registered();
    await signIn(person, person.page);
    expect(await published(person.userId)).toEqual([
      ...ofRegistration,
      ['session.started', 'password'],
      ['session.ended', 'signed-in-again', 1],
    ]);
    const event = (await auth.events()).findLast(({ subject }) => subject === person.userId);
    const { userId, email: username, name } = person;
    expect(event).toMatchObject({ actor: { _id: userId, name, role: 'STUDENT' }, data: { userId, username, name } });
    expect(event?.requestid).toMatch(/\S/);
  });

  it('is each end once, however often somebody signs out', async () => {
    const { page, userId } = await registered();
    const twice = page.copy();
    await Promise.all([page.post('/auth/logout'), twice.post('/auth/logout')]);
    await twice.post('/auth/logout');
    expect(await published(userId)).toEqual([...ofRegistration, ['session.ended', 'signed-out', 1]]);
  });

  it('is how many were ended at once, and nothing when there were none', async () => {
    const person = await registered();
    await signIn(person);
    await signIn(person);
    await person.page.send('DELETE', '/auth/sessions');
    await person.page.send('DELETE', '/auth/sessions');
    expect((await published(person.userId)).filter(([type]) => type === 'session.ended')).toEqual([
      ['session.ended', 'ended-on-another-device', 2],
    ]);
  });

  it('is by nobody when an old token came back', async () => {
    const { page, userId } = await registered();
    const thief = page.copy();
    await page.post('/auth/refresh');
    await page.post('/auth/refresh');
    await thief.post('/auth/refresh');
    expect((await published(userId)).at(-1)).toEqual(['session.ended', 'old-token-used', 1, 'by nobody']);
  });

  it('never holds a session, a token, a password or where somebody is', async () => {
    const { page } = await registered();
    const sessions = await auth.collection('sessions').find().toArray();
    const text = JSON.stringify(await auth.events());
    for (const { _id, familyHash, secretHash } of sessions) {
      for (const secret of [String(_id), String(familyHash), String(secretHash)]) expect(text).not.toContain(secret);
    }
    for (const token of page.cookies.values()) expect(text).not.toContain(token);
    expect(text).not.toMatch(/127\.0\.0\.1|gulmohar|argon2|userAgent/);
  });
});

describe('the events about passwords and addresses', () => {
  it('is that a password was changed, and that the other sessions ended', async () => {
    const person = await registered();
    await signIn(person);
    const { status } = await person.page.post('/auth/change-password', {
      current: person.password,
      password: 'jacaranda in May',
    });
    expect(status).toBe(200);
    expect((await published(person.userId)).slice(3)).toEqual([
      ['password.changed', 'changed'],
      ['session.ended', 'password-changed', 1],
    ]);
  });

  it('is that a link set a new one, which confirms the address and ends every session', async () => {
    const person = await registered();
    await new Browser(auth.url).post('/auth/forgot-password', { email: person.email });
    const link = `/auth${await auth.linkTo(person.email, '/reset-password')}`;
    await new Browser(auth.url).post(link, { password: 'jacaranda in May' });
    expect((await published(person.userId)).slice(2)).toEqual([
      ['account.changed', undefined],
      ['email.confirmed', 'reset'],
      ['password.changed', 'reset'],
      ['session.ended', 'password-reset', 1],
    ]);
    expect(JSON.stringify(await auth.events())).not.toContain(link.split('/').at(-1));
  });

  it('is that an address was confirmed, once for several clicks', async () => {
    const person = await registered();
    const token = (await auth.linkTo(person.email, '/confirm-email')).split('/').at(-1);
    const click = () => person.page.copy().post('/auth/confirm-email', { token });
    await Promise.all([click(), click(), click()]);
    expect((await published(person.userId)).slice(2)).toEqual([['email.confirmed', 'link']]);
  });
});
