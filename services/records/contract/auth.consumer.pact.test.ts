import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent, EventData } from '@portal/contracts';
import { defaultInstituteSettings, ROLES } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import { createServiceClient } from '@portal/service-kit';
import { actorOf, createTestLogger, testClock } from '@portal/test-kit';
import { createOnboardingService } from '../src/onboarding/onboarding.service';
import { applyAccount } from '../src/people/person.handlers';

const { boolean, datetime, integer, regex, string, uuid } = MatchersV3;
const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const anId = regex(/^[0-9a-f]{24}$/, userId);
const accountEvents = [
  'auth.account.registered.v1',
  'auth.account.changed.v1',
  'auth.account.role-changed.v1',
] as const;

describe('what records needs of auth', () => {
  const pact = new PactV4({
    consumer: 'records',
    provider: 'auth',
    host: '127.0.0.1',
    dir: path.resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  it.each(accountEvents)('is the account, with its version, in %s', async (type) => {
    const applied: EventData<'auth.account.registered.v1'>[] = [];
    const handle = applyAccount({ apply: async (account) => void applied.push(account) });
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(type, (message) => {
        message.withJSONContent({
          specversion: '1.0',
          id: uuid(),
          source: '/services/auth',
          type,
          time: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T06:00:00.000Z'),
          subject: anId,
          data: {
            version: integer(1),
            userId: anId,
            username: string('asha@example.edu'),
            studentId: string('12240010'),
            name: string('Asha Nair'),
            role: regex(ROLES.join('|'), 'STUDENT'),
          },
        });
      })
      .executeTest(async ({ contents }) => {
        await handle(contents.content as unknown as CloudEvent<(typeof accountEvents)[number]>, {} as Session);
      });
    expect(applied).toMatchObject([{ version: 1, userId, username: 'asha@example.edu', studentId: '12240010' }]);
  });

  const actor = actorOf('STUDENT_NOT_ONBOARDED', { userId, name: 'Asha Nair' });
  const form = { mobile_no: '9876543210', add_year: 2024, Program: 'B.Tech', discipline: 'Physics' };

  /** Onboarding as it is, of somebody whose account has the student ID or none. */
  function onboardingOf(url: string, studentId: string | null) {
    const account = { id: userId, version: 1, username: actor.username, studentId, name: 'Asha Nair' };
    return createOnboardingService({
      people: { find: async () => ({ ...account, role: 'STUDENT' }), findByStudentId: async () => null },
      repository: { find: async () => null },
      profiles: {
        save: async () => undefined,
        rules: () => ({ settings: defaultInstituteSettings, today: '2026-11-21' }),
      },
      auth: createServiceClient(url, { timeoutMs: 5_000 }),
      transaction: (work) => work({} as Session),
      clock: testClock(),
      logger: createTestLogger('records').logger,
    });
  }

  it('is that it says when a student ID is another’s', async () => {
    const refused = pact
      .addInteraction()
      .given('somebody else with the student ID 12240099')
      .uponReceiving('a claim of that student ID')
      .withRequest('POST', '/internal/student-ids', (request) => {
        request.headers({ 'Content-Type': 'application/json', Authorization: regex(/^Bearer \S+$/, 'Bearer a.b.c') });
        request.jsonBody({ studentId: '12240099' });
      })
      .willRespondWith(409, (answer) => {
        const type = 'application/problem+json; charset=utf-8';
        answer.headers({ 'Content-Type': regex('application/problem[+]json.*', type) });
        answer.jsonBody({ code: 'PROFILE.STUDENT_ID_TAKEN' });
      });
    await refused.executeTest(async ({ url }) => {
      const done = onboardingOf(url, null).complete(actor, { ...form, ID_No: '12240099' }, 'a.b.c');
      await expect(done).rejects.toMatchObject({ code: 'PROFILE.STUDENT_ID_TAKEN' });
    });
  });

  it('is that it takes a completed profile over and says who is signed in now', async () => {
    const profilePic = `/profile/picture/${userId}?v=1`;
    const takenOver = pact
      .addInteraction()
      .given('a person without a profile')
      .uponReceiving('a completed profile')
      .withRequest('POST', '/internal/profiles', (request) => {
        request.headers({ 'Content-Type': 'application/json', Authorization: regex(/^Bearer \S+$/, 'Bearer a.b.c') });
        request.jsonBody({ version: 1, userId, name: 'Asha Nair', studentId: '12240010', onboarded: true, profilePic });
      })
      .willRespondWith(200, (answer) => {
        answer.headers({ 'X-Portal-Revoked': regex(/^a\.[0-9a-f]{24}\.\d+$/, `a.${userId}.2`) });
        answer.jsonBody({
          user: {
            _id: anId,
            username: string(actor.username),
            role: regex(ROLES.join('|'), 'STUDENT'),
            onboardingComplete: boolean(true),
            personal_info: { name: string('Asha Nair'), profilePic: string(profilePic) },
          },
        });
      });
    await takenOver.executeTest(async ({ url }) => {
      const done = await onboardingOf(url, '12240010').complete(actor, { ...form, ID_No: '12240010' }, 'a.b.c');
      expect(done).toMatchObject({ revoked: [`a.${userId}.2`], user: { personal_info: { profilePic } } });
    });
  });
});
