import type { CloudEvent, EventData } from '@portal/contracts';
import { eventOf } from '@portal/test-kit';
import jsonwebtoken from 'jsonwebtoken';
import { Browser, type RunningAuth, newPerson, startAuth } from '../../testing/running-auth';

type Profile = EventData<'records.profile.changed.v1'>;

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.remove());

async function signedIn() {
  const person = newPerson();
  const page = new Browser(auth.url);
  const { body } = await page.post('/auth/register', person);
  return { ...person, page, userId: (body.user as { _id: string })._id };
}
type Person = Awaited<ReturnType<typeof signedIn>>;

const profileOf = ({ userId, ID, name }: Person, changes: Partial<Profile> = {}): Profile => ({
  version: 1,
  userId,
  name,
  studentId: ID,
  onboarded: true,
  profilePic: `/profile/picture/${userId}?v=1`,
  ...changes,
});
const apply = (profile: unknown, page: Browser) => page.post('/internal/profiles', profile);
const claimsOf = (page: Browser) =>
  jsonwebtoken.decode(page.cookies.get('portal_access') ?? '') as jsonwebtoken.JwtPayload;
const changesOf = async (userId: string) =>
  (await auth.events()).filter(({ subject, type }) => subject === userId && type === 'auth.account.changed.v1');

describe('a profile that was just completed', () => {
  it('is in the very next fetchAuth', async () => {
    const person = await signedIn();
    const { page, userId } = person;
    const { status, body, headers } = await apply(profileOf(person, { name: 'Asha N. Nair' }), page);
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        _id: userId,
        username: person.email,
        role: 'STUDENT',
        onboardingComplete: true,
        hasPassword: true,
        personal_info: { name: 'Asha N. Nair', profilePic: `/profile/picture/${userId}?v=1` },
      },
    });
    expect((await page.get('/auth/fetchAuth')).body).toEqual({ ...body, role: 'STUDENT', onboardingComplete: true });
    expect(headers.get('X-Portal-Revoked')).toBe(`a.${userId}.2`);
    await page.post('/auth/refresh');
    expect(claimsOf(page)).toMatchObject({ onboarded: true, name: 'Asha N. Nair', ver: 2 });
  });

  it('is published to the other services as far as they store it', async () => {
    const person = await signedIn();
    await apply(profileOf(person, { studentId: '99110001' }), person.page);
    expect(await changesOf(person.userId)).toEqual([
      expect.objectContaining({
        data: {
          version: 2,
          userId: person.userId,
          username: person.email,
          studentId: '99110001',
          name: person.name,
          role: 'STUDENT',
          profilePic: `/profile/picture/${person.userId}?v=1`,
        },
      }),
    ]);
    await apply(profileOf(person, { version: 2, studentId: '99110001', onboarded: false }), person.page);
    expect(await changesOf(person.userId)).toHaveLength(1);
  });

  it('ends access tokens only when they say something else', async () => {
    const person = await signedIn();
    await apply(profileOf(person), person.page);
    await person.page.post('/auth/refresh');
    const picture = { version: 2, profilePic: `/profile/picture/${person.userId}?v=2` };
    expect((await apply(profileOf(person, picture), person.page)).headers.get('X-Portal-Revoked')).toBeNull();
    const renamed = await apply(profileOf(person, { ...picture, version: 3, name: 'Another Name' }), person.page);
    expect(renamed.headers.get('X-Portal-Revoked')).toMatch(/^a\./);
  });

  it('has its effect once, by whichever way it comes first', async () => {
    const person = await signedIn();
    const event = eventOf('records.profile.changed.v1', profileOf(person)) as CloudEvent;
    await apply(profileOf(person), person.page);
    await auth.bus.publish(event);
    await auth.bus.publish(event);
    const again = await apply(profileOf(person), person.page);
    expect([again.status, again.headers.get('X-Portal-Revoked')]).toEqual([200, null]);
    expect(await changesOf(person.userId)).toHaveLength(1);
  });

  it('is applied from the event alone, and an older one changes nothing', async () => {
    const person = await signedIn();
    const publishProfile = (changes: Partial<Profile>) =>
      auth.bus.publish(eventOf('records.profile.changed.v1', profileOf(person, changes)) as CloudEvent);
    await publishProfile({ version: 3, name: 'Third' });
    await publishProfile({ version: 2, name: 'Second' });
    expect((await person.page.get('/auth/fetchAuth')).body).toMatchObject({
      onboardingComplete: true,
      user: { personal_info: { name: 'Third' } },
    });
  });
});

describe('a profile is not applied', () => {
  it('with the student ID of somebody else', async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    const { status, body } = await apply(profileOf(person, { studentId: other.ID }), person.page);
    expect([status, body.code]).toEqual([409, 'PROFILE.STUDENT_ID_TAKEN']);
    expect((await person.page.get('/auth/fetchAuth')).body.onboardingComplete).toBe(false);
    expect(await changesOf(person.userId)).toEqual([]);
  });
});

describe('the student ID of an account without one', () => {
  const claim = (page: Browser, studentId: unknown) => page.post('/internal/student-ids', { studentId });
  const withoutId = async () => {
    const { email, password, name } = newPerson();
    const { id } = await auth.useCases.register({ name, ID: null, email, password });
    const page = new Browser(auth.url);
    await page.post('/auth/login', { email, password });
    return { page, userId: id };
  };

  it('becomes its own once it asks for a free one, is published, and stays', async () => {
    const { page, userId } = await withoutId();
    for (const again of [1, 2]) expect([again, (await claim(page, '66001')).status]).toEqual([again, 200]);
    expect(await changesOf(userId)).toMatchObject([{ data: { version: 2, studentId: '66001' } }]);
    const { status, body } = await claim(page, '66002');
    expect([status, body.code]).toEqual([403, 'PROFILE.NOT_OWN']);
  });

  it('is never another’s, also when two ask at once', async () => {
    const [one, two] = [await withoutId(), await withoutId()];
    const { ID, ...other } = newPerson();
    await auth.useCases.register({ ...other, ID }, { emailConfirmed: true });
    const { status, body } = await claim(one.page, ID);
    expect([status, body.code]).toEqual([409, 'PROFILE.STUDENT_ID_TAKEN']);
    const both = await Promise.all([one, two].map(({ page }) => claim(page, '66003')));
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 403]);
  });
});
