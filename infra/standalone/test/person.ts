import { expectStatus, openBrowser, type Browser } from './browser';
import { waitUntil } from './wait-until';

const ONE_PIXEL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A form with a picture in this field. */
export function pictureForm(field: string): FormData {
  const form = new FormData();
  form.set(field, new Blob([Buffer.from(ONE_PIXEL_PNG, 'base64')], { type: 'image/png' }), 'picture.png');
  return form;
}

const PASSWORD = 'a long enough password';
let lastStudentId = 12_240_100;

/** The form that completes a profile. */
export const onboardingForm = (studentId: string) => ({
  ID_No: studentId,
  mobile_no: '9876543210',
  add_year: 2024,
  Program: 'B.Tech',
  discipline: 'Physics',
});

/** Completes the profile as soon as records has heard of the account, and renews the token that says so. */
export async function completeOnboarding({ call }: Pick<Browser, 'call'>, studentId: string): Promise<void> {
  const form = onboardingForm(studentId);
  await waitUntil('the profile is complete', async () => (await call('POST', '/onboarding', form)).status === 200);
  await expectStatus(call('POST', '/auth/refresh'), 204);
}

/** A person with a browser of their own, through the gateway. */
export function createPerson(url: string, email: string) {
  const { call, upload } = openBrowser(url);
  lastStudentId += 1;
  const studentId = `${lastStudentId}`;
  return {
    email,
    studentId,
    call,
    upload,
    register: () => call('POST', '/auth/register', { name: 'Ravi Kumar', ID: studentId, email, password: PASSWORD }),
    login: () => call('POST', '/auth/login', { email, password: PASSWORD }),
    /** The role in a renewed token. */
    async role(): Promise<string> {
      await call('POST', '/auth/refresh');
      const { body } = await call<{ user: { role: string } | null }>('GET', '/auth/fetchAuth');
      return body.user?.role ?? 'nobody';
    },
  };
}
