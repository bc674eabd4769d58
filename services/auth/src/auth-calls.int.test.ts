import {
  type CallSuite,
  type TestService,
  describeBadInput,
  describePermissions,
  startTestService,
} from '@portal/test-kit';
import { authService } from './index';
import { Browser, newPerson } from '../test/running-auth';

/** A browser with a session of its own, as headers. */
async function session(service: TestService) {
  const page = new Browser(service.url);
  await page.post('/auth/register', newPerson());
  return { headers: { cookie: `portal_refresh=${page.cookies.get('portal_refresh')}` } };
}

const suite: CallSuite<undefined> = {
  start: () =>
    startTestService(authService, {
      env: { AUTH_HASH_MEMORY_KIB: '64', AUTH_REGISTRATIONS: '1000', AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' },
    }) as Promise<TestService>,
  calls: {
    fetchAuth: { inScope: () => ({}) },
    login: {
      async inScope({ service }) {
        const person = newPerson();
        await new Browser(service.url).post('/auth/register', person);
        return { body: { email: person.email, password: person.password } };
      },
    },
    register: { inScope: () => ({ body: newPerson() }) },
    logout: { inScope: ({ service }) => session(service) },
    refresh: { inScope: ({ service }) => session(service) },
    keySet: { inScope: () => ({}) },
  },
};

describePermissions('auth', suite);
describeBadInput('auth', suite);
