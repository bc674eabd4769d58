import {
  type DoubleAnswer,
  type ServiceDouble,
  type ServiceRequest,
  startServiceDouble,
  testTokens,
} from '@portal/test-kit';
import { newPerson, onboardedPerson, onboardingForm, startRecords, type Records } from '../../testing/running-records';

const CLAIM = 'POST /internal/student-ids';
const AUTH_USER = { personal_info: { name: 'As auth has it' }, role: 'STUDENT', onboardingComplete: true };

describe('onboarding', () => {
  let records: Records;
  let auth: ServiceDouble;
  let authAnswers: (request: ServiceRequest) => DoubleAnswer;
  const answerAsUsual: typeof authAnswers = ({ path, body }) =>
    path === CLAIM
      ? { body }
      : {
          body: { user: { ...AUTH_USER, _id: body.userId, username: 'x@example.edu' } },
          headers: { 'x-portal-revoked': `a.${String(body.userId)}.2` },
        };

  beforeAll(async () => {
    authAnswers = answerAsUsual;
    auth = await startServiceDouble((request) => authAnswers(request));
    records = await startRecords({ env: { AUTH_URL: auth.url } });
  });
  beforeEach(() => {
    authAnswers = answerAsUsual;
    auth.seen.length = 0;
  });
  afterAll(async () => {
    await records.stop();
    await auth.stop();
  });

  const complete = (person: Parameters<Records['request']>[0], body: object) =>
    records.request(person, 'POST', '/onboarding', body);

  it('keeps the profile, tells everybody, and has auth take it over before it answers', async () => {
    const asha = await newPerson(records, { name: 'Asha Rao', username: 'asha@example.edu', studentId: '12240010' });
    const form = { name: 'Asha Rao', email: ' ASHA@example.edu ', ...onboardingForm('12240010') };
    const done = await complete(asha, { ...form, mobile_no: 9876543210, add_year: '2024' });
    expect(done).toMatchObject({ status: 200, body: { user: { _id: asha.userId, onboardingComplete: true } } });
    expect(done.headers.get('x-portal-revoked')).toBe(`a.${asha.userId}.2`);
    const data = {
      version: 1,
      userId: asha.userId,
      name: 'Asha Rao',
      studentId: '12240010',
      onboarded: true,
      profilePic: `/profile/picture/${asha.userId}?v=1`,
    };
    const sent = (await records.outbox('records.profile.changed.v1')).filter(({ subject }) => subject === asha.userId);
    expect(sent).toMatchObject([{ data, actor: { _id: asha.userId } }]);
    expect(auth.seen).toMatchObject([{ path: 'POST /internal/profiles', body: data }]);
    const [, bearer = ''] = auth.seen[0]?.headers.authorization?.split(' ') ?? [];
    expect(await testTokens(records.clock).verify(bearer)).toMatchObject({ userId: asha.userId });
    const profile = await records.request(asha, 'GET', `/profile/${asha.userId}`);
    expect(profile.body).toMatchObject({
      onboardingComplete: true,
      personal_info: { phone: '9876543210' },
      academic_info: { batch_year: 2024, program: 'B.Tech', branch: 'Physics' },
    });
  });

  it.each([
    ['refuses', () => ({ status: 503 })],
    ['answers something else', () => ({ body: { user: {} } })],
    ['hangs', () => 'hang' as const],
  ])('is complete too while auth %s: the event tells it later', async (_, answer) => {
    authAnswers = answer;
    const person = await newPerson(records, { role: 'CLUB_COORDINATOR', unit: UNIT });
    const done = await complete(person, onboardingForm(person.studentId));
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      user: {
        _id: person.userId,
        username: person.username,
        role: 'CLUB_COORDINATOR',
        onboardingComplete: true,
        personal_info: { name: person.name, profilePic: `/profile/picture/${person.userId}?v=1` },
        unit: UNIT,
      },
    });
    expect(done.headers.get('x-portal-revoked')).toBeNull();
    expect((await records.outbox()).filter(({ subject }) => subject === person.userId)).toHaveLength(1);
  });

  it('happens once, however many ask at once', async () => {
    const person = await newPerson(records);
    const tries = await Promise.all([1, 2, 3].map(() => complete(person, onboardingForm(person.studentId))));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await complete(person, onboardingForm(person.studentId))).toMatchObject({
      status: 409,
      body: { code: 'PROFILE.ALREADY_COMPLETE' },
    });
  });

  it('is for oneself: another’s name, address or ID is refused', async () => {
    const person = await newPerson(records);
    for (const foreign of [{ name: 'Somebody' }, { email: 'somebody@example.edu' }, { ID_No: '99999999' }]) {
      expect(await complete(person, { ...onboardingForm(person.studentId), ...foreign })).toMatchObject({
        status: 403,
        body: { code: 'PROFILE.NOT_OWN' },
      });
    }
  });

  it('lets somebody without an ID choose a free one', async () => {
    const holder = await onboardedPerson(records);
    const officer = await newPerson(records, { studentId: null, role: 'PRESIDENT' });
    expect(await complete(officer, onboardingForm(holder.studentId))).toMatchObject({
      status: 409,
      body: { code: 'PROFILE.STUDENT_ID_TAKEN' },
    });
    const free = await Promise.all(
      [officer, await newPerson(records, { studentId: null })].map((one) => complete(one, onboardingForm('4711'))),
    );
    expect(free.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('asks auth first when the account has no ID yet, and says when it is another’s', async () => {
    const officer = await newPerson(records, { studentId: null });
    const refusal = { status: 409, body: { code: 'PROFILE.STUDENT_ID_TAKEN' } };
    authAnswers = () => refusal;
    expect(await complete(officer, onboardingForm('470011'))).toMatchObject(refusal);
    expect(auth.seen.map(({ path, body }) => [path, body])).toEqual([[CLAIM, { studentId: '470011' }]]);
    expect((await records.outbox()).filter(({ subject }) => subject === officer.userId)).toEqual([]);
    authAnswers = answerAsUsual;
    expect(await complete(officer, onboardingForm('470011'))).toMatchObject({ status: 200 });
  });

  it('takes the word of auth for whose an ID is, also while the copy of another account still has it', async () => {
    const unconfirmed = await newPerson(records);
    const owner = await newPerson(records, { studentId: null });
    expect(await complete(owner, onboardingForm(unconfirmed.studentId))).toMatchObject({ status: 200 });
    const refusal = { status: 403, body: { code: 'ACCESS.EMAIL_NOT_CONFIRMED' } };
    authAnswers = () => refusal;
    const other = await newPerson(records, { studentId: null });
    expect(await complete(other, onboardingForm('470012'))).toMatchObject(refusal);
  });

  it('is held against what the institute offers this year', async () => {
    const person = await newPerson(records);
    const nextYear = records.clock.now().getUTCFullYear() + 1;
    const form = onboardingForm(person.studentId, { add_year: nextYear, Program: 'Magic' });
    expect(await complete(person, form)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'add_year' }, { path: 'Program' }] },
    });
    expect(auth.seen).toHaveLength(0);
  });
});

describe('while auth is away', () => {
  it('nobody can take an ID that the account does not have yet, and the profile is completed later', async () => {
    const records = await startRecords({ env: { AUTH_URL: 'http://127.0.0.1:1' }, errorsExpected: true });
    const officer = await newPerson(records, { studentId: null });
    const tried = await records.request(officer, 'POST', '/onboarding', onboardingForm('470012'));
    expect(tried).toMatchObject({ status: 503, body: { code: 'SYSTEM.UNAVAILABLE' } });
    expect(await records.outbox()).toEqual([]);
    await records.stop();
  });
});

const UNIT = { id: 'aaaaaaaaaaaaaaaaaaaaaa01', name: 'Coding Club', category: 'scitech' as const };
