import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import { Types } from 'mongoose';
import { insertToken } from '../testing/call-suite';
import { announceUnit } from '../testing/fixtures';
import { Browser, newPerson, startAuth, type RunningAuth } from '../testing/running-auth';

/** The person and the unit in the pacts. */
const EXAMPLE = { id: 'aaaaaaaaaaaaaaaaaaaaaa01', email: 'example@example.edu', unitId: 'aaaaaaaaaaaaaaaaaaaaaa02' };

describe('what the consumers of auth rely on', () => {
  let auth: RunningAuth;
  let bearer = '';

  beforeAll(async () => {
    auth = await startAuth();
    const person = await register();
    const { _id: userId } = (await person.page.get('/auth/fetchAuth')).body.user as { _id: string };
    await auth.useCases.giveRole(null, userId, 'GENSEC_SPORTS');
    const profile = { version: 1, userId, name: 'New Name', studentId: person.ID, onboarded: true, profilePic: '/p' };
    await person.page.post('/internal/profiles', profile);
    await person.page.post('/auth/change-password', {
      current: person.password,
      password: 'jacaranda in May',
      endCalendarAddress: true,
    });
    await auth.collection('accounts').updateOne({ username: person.email }, { $set: { emailConfirmed: false } });
    const { id, secret } = await insertToken(auth, 'confirm-email', userId);
    await person.page.post('/auth/confirm-email', { token: `${id}.${secret}` });
    await person.page.post('/auth/logout');
  });
  afterAll(() => auth.remove());

  async function register() {
    const page = new Browser(auth.url);
    const person = newPerson();
    await page.post('/auth/register', person);
    return { ...person, page };
  }

  /** The one who asks: signed in, and without a profile. */
  async function example(studentId: string | null) {
    const { email, password } = await register();
    const accounts = auth.collection('accounts');
    const found = await accounts.findOne({ username: email });
    const { studentId: _own, ...account } = { studentId: null, ...found };
    const _id = new Types.ObjectId(EXAMPLE.id);
    await accounts.deleteOne({ _id });
    await auth.collection('role_terms').deleteMany({ userId: EXAMPLE.id });
    await accounts.insertOne({ ...account, _id, username: EXAMPLE.email, ...(studentId !== null && { studentId }) });
    await signIn(password);
    return { signInAgain: () => signIn(password) };
  }

  async function signIn(password: string) {
    const page = new Browser(auth.url);
    await page.post('/auth/login', { email: EXAMPLE.email, password });
    bearer = page.cookies.get('portal_access') ?? '';
  }

  const stateHandlers = {
    'a person without a profile': async () => void (await example('99990001')),
    'a coordinator whose unit was given with the role': async () => {
      const { signInAgain } = await example('99990001');
      const unitId = await announceUnit(auth, { unitId: EXAMPLE.unitId });
      await auth.useCases.giveRole(null, EXAMPLE.id, 'CLUB_COORDINATOR', { unitId });
      await signInAgain();
    },
    'somebody signed out': async () => {
      await (await register()).page.post('/auth/logout');
    },
    'somebody else with the student ID 12240099': async () => {
      const { email } = await register();
      await auth
        .collection('accounts')
        .updateOne({ username: email }, { $set: { studentId: '12240099', emailConfirmed: true } });
      await example(null);
    },
  };

  /** The token of a pact is an example, and a browser's request gets one from the gateway. */
  const asServicesAndTheGatewayWould: RequestHandler = (req, _res, next) => {
    if (req.headers.authorization || req.url.startsWith('/auth/units/')) req.headers.authorization = `Bearer ${bearer}`;
    next();
  };

  const suite = {
    url: () => auth.url,
    published: () => auth.events(),
    stateHandlers,
    requestFilter: asServicesAndTheGatewayWould,
  };
  describePacts('auth', suite);
});
