import {
  type CallSuite,
  describeBadInput,
  describePermissions,
  describeEmittedEvents,
  describeRepeatedWrites,
} from '@portal/test-kit';
import {
  addAccount,
  addUnconfirmed,
  personOf,
  insertToken,
  insertUnit,
  sessionHeaders,
  sessionOf,
  signedInPersonOf,
  startCallSuite,
} from '../testing/call-suite';
import { Browser, newPerson } from '../testing/running-auth';

const { password } = newPerson();
const asNewPerson: CallSuite<undefined>['calls']['fetchAuth'] = {
  actor: ({ service, caller }) => personOf(service, caller),
  inScope: () => ({}),
};

const profileOf = (userId: string) => ({
  version: 1,
  userId,
  name: 'Asha N. Nair',
  studentId: newPerson().ID,
  onboarded: true,
  profilePic: `/profile/picture/${userId}?v=1`,
});

const suite: CallSuite<undefined> = {
  start: startCallSuite,
  calls: {
    fetchAuth: asNewPerson,
    login: {
      async inScope({ service }) {
        const person = newPerson();
        await new Browser(service.url).post('/auth/register', person);
        return { body: { email: person.email, password: person.password } };
      },
    },
    register: { inScope: () => ({ body: newPerson() }) },
    logout: { actor: () => null, inScope: ({ service }) => sessionHeaders(service) },
    refresh: { inScope: ({ service }) => sessionHeaders(service) },
    keySet: { inScope: () => ({}) },
    startGoogle: { inScope: () => ({}) },
    finishGoogle: { inScope: () => ({}) },
    forgotPassword: { inScope: () => ({ body: { email: newPerson().email } }) },
    verifyResetLink: {
      async inScope({ service }) {
        const { id, secret } = await insertToken(service, 'reset-password', (await addAccount(service)).id);
        return { params: { id, token: secret } };
      },
    },
    resetPassword: {
      async inScope({ service }) {
        const { id, secret } = await insertToken(service, 'reset-password', (await addAccount(service)).id);
        return { params: { id, token: secret }, body: { password: 'jacaranda in May' } };
      },
    },
    verifyConfirmLink: {
      async inScope({ service }) {
        const { id, secret } = await insertToken(service, 'confirm-email', (await addUnconfirmed(service)).id);
        return { params: { token: `${id}.${secret}` } };
      },
    },
    confirmEmail: {
      async inScope({ service }) {
        const { id, secret } = await insertToken(service, 'confirm-email', (await addUnconfirmed(service)).id);
        return { body: { token: `${id}.${secret}`, password: 'jacaranda in May' } };
      },
    },
    resendConfirmation: asNewPerson,
    changePassword: {
      actor: ({ service, caller }) => personOf(service, caller),
      inScope: () => ({ body: { current: password, password: 'jacaranda in May' } }),
      // Nothing in the request can name another account, and nothing in the answer tells of one.
      onlyInScope: (answer) => expect(answer).toEqual({ message: 'Your password has been changed.' }),
    },
    listSessions: asNewPerson,
    endOtherSessions: {
      actor: ({ service, caller }) => personOf(service, caller),
      async inScope({ service, actor }) {
        await sessionOf(service, actor?.username ?? '');
        return {};
      },
    },
    listUsers: { inScope: () => ({ query: { q: 'Asha', limit: '2' } }) },
    listUnitLeaders: { inScope: async ({ service }) => ({ params: { id: await insertUnit(service) } }) },
    changeRole: {
      actor: ({ service, caller }) => personOf(service, caller),
      inScope: async ({ service }) => ({
        params: { id: (await addAccount(service)).id },
        body: { role: 'CLUB_COORDINATOR', until: '2030-03-31', unit_id: await insertUnit(service) },
      }),
      outOfScope: ({ actor }) => ({ params: { id: actor?.userId ?? '' }, body: { role: 'GENSEC_SPORTS' } }),
    },
    listRoleHistory: {
      inScope: async ({ service }) => ({ params: { id: (await addAccount(service, 'GENSEC_SPORTS')).id } }),
    },
    findCoordinatorUnit: { inScope: () => ({ params: { username: 'asha@example.edu' } }) },
    claimStudentId: {
      actor: ({ service, caller }) => personOf(service, caller, { ID: null }),
      inScope: () => ({ body: { studentId: newPerson().ID } }),
      // The request cannot name another account.
      onlyInScope: (answer) => expect(answer).toEqual({ studentId: expect.stringMatching(/^\d+$/) as string }),
    },
    applyProfile: {
      actor: ({ service, caller }) => signedInPersonOf(service, caller),
      inScope: ({ actor }) => ({ body: profileOf(actor?.userId ?? '') }),
      outOfScope: async ({ service }) => ({ body: profileOf((await addAccount(service)).id) }),
    },
    endSession: {
      actor: ({ service, caller }) => personOf(service, caller),
      inScope: async ({ service, actor }) => ({ params: { id: await sessionOf(service, actor?.username ?? '') } }),
      async outOfScope({ service }) {
        const { username } = await addAccount(service);
        return { params: { id: await sessionOf(service, username) } };
      },
    },
  },
};

describePermissions('auth', suite);
describeBadInput('auth', suite);
describeEmittedEvents('auth', suite);
describeRepeatedWrites('auth', suite);

it('does not publish the calls of services', async () => {
  const service = await startCallSuite();
  const { body } = await service.request(null, 'GET', '/openapi.json');
  const paths = Object.keys((body as { paths: object }).paths);
  expect(paths).toContain('/auth/login');
  expect(paths.filter((path) => path.startsWith('/internal'))).toEqual([]);
  await service.stop();
});
