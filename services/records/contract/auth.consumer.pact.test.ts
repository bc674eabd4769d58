import { calls, defaultInstituteSettings, ROLES } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import { createServiceClient } from '@portal/service-kit';
import { actorOf, createTestLogger, testClock } from '@portal/test-kit';
import { boolean, integer, objectId, oneOf, pactOf, regex, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { createOnboardingService } from '../src/onboarding/onboarding.service';
import { keptRows } from './kept-rows';

const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const accountEvents = [
  'auth.account.registered.v1',
  'auth.account.changed.v1',
  'auth.account.role-changed.v1',
] as const;

describe('what records needs of auth', () => {
  it.each(accountEvents)('is the account, with its version, in %s', async (type) => {
    const { subscriptions, stored } = keptRows();
    const data = {
      version: integer(1),
      userId: objectId(userId),
      username: string('asha@example.edu'),
      studentId: string('12240010'),
      name: string('Asha Nair'),
      role: oneOf(ROLES, 'STUDENT'),
    };
    await messagesOf(import.meta).sends(type, { subject: objectId(userId), data }, subscriptions);
    expect(stored).toMatchObject([{ version: 1, _id: userId, username: 'asha@example.edu', studentId: '12240010' }]);
  });

  const actor = actorOf('STUDENT_NOT_ONBOARDED', { userId, name: 'Asha Nair' });
  const form = { mobile_no: '9876543210', add_year: 2024, Program: 'B.Tech', discipline: 'Physics' };

  /** The real onboarding of a person whose account has the student ID or none. */
  function onboardingOf(url: string, studentId: string | null) {
    const account = { id: userId, version: 1, username: actor.username, studentId, name: 'Asha Nair' };
    return createOnboardingService({
      people: { find: async () => ({ ...account, role: 'STUDENT' }) },
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

  const auth = pactOf(import.meta);
  const headers = { Authorization: regex(/^Bearer \S+$/, 'Bearer a.b.c') };

  it('is that it says when a student ID is another’s', () =>
    auth
      .refuses(calls.claimStudentId, {
        given: 'somebody else with the student ID 12240099',
        asked: 'a claim of that student ID',
        headers,
        body: { studentId: '12240099' },
        code: 'PROFILE.STUDENT_ID_TAKEN',
      })
      .to(async (url) => {
        const done = onboardingOf(url, null).complete(actor, { ...form, ID_No: '12240099' }, 'a.b.c');
        await expect(done).rejects.toMatchObject({ code: 'PROFILE.STUDENT_ID_TAKEN' });
      }));

  it('is that it takes a completed profile over and says who is signed in now', () => {
    const profilePic = `/profile/picture/${userId}?v=1`;
    return auth
      .answers(calls.applyProfile, {
        given: 'a person without a profile',
        asked: 'a completed profile',
        headers,
        body: {
          version: 1,
          userId,
          name: 'Asha Nair',
          studentId: '12240010',
          onboarded: true,
          profilePic,
          officeContact: 'nothing',
        },
        answer: {
          user: {
            _id: objectId(userId),
            username: string(actor.username),
            role: oneOf(ROLES, 'STUDENT'),
            onboardingComplete: boolean(true),
            personal_info: { name: string('Asha Nair'), profilePic: string(profilePic) },
          },
        },
        answerHeaders: { 'X-Portal-Revoked': regex(/^a\.[0-9a-f]{24}\.\d+$/, `a.${userId}.2`) },
      })
      .to(async (url) => {
        const done = await onboardingOf(url, '12240010').complete(actor, { ...form, ID_No: '12240010' }, 'a.b.c');
        expect(done).toMatchObject({ revoked: [`a.${userId}.2`], user: { personal_info: { profilePic } } });
      });
  });
});
