import { expectStatus, openBrowser, type Browser, type Recording } from '../browser';
import { completeOnboarding, pictureForm } from '../person';
import { waitUntil } from '../wait-until';
import { signInWithGoogle } from './google-sign-in';
import type { StoredData } from './stored-data';

export const PRESIDENT = { name: 'Kavya Iyer', ID: '12240001', email: 'kavya@example.edu' };
export const STUDENT = { name: 'Ravi Kumar', ID: '12240002', email: 'ravi@example.edu' };

/** Unlike any other text of the portal, so that every hit is a leak. */
export const PASSWORDS = {
  president: 'quiet mango trains 41',
  first: 'seven wet umbrellas 52',
  wrong: 'never was this one 63',
  reset: 'paper boats & rain "74"',
  changed: 'old brass telescope 85',
};

interface JourneyContext {
  url: string;
  recording: Recording;
  stored: StoredData;
}

/** Goes through everything that involves a secret: answers the code that Google gave to the portal. */
export async function runIdentityJourney(context: JourneyContext): Promise<string> {
  const president = openBrowser(context.url, context.recording);
  await register(president, context, { ...PRESIDENT, password: PASSWORDS.president });
  const student = openBrowser(context.url, context.recording);
  await register(student, context, { ...STUDENT, password: PASSWORDS.first });
  const userId = await completeProfile(student);
  await giveAndEndRole(president, userId);
  await resetForgottenPassword(context);
  const code = await changePasswordAndSignOut(context);
  await callEveryService(president);
  return code;
}

/** The rest of the newest link under `page` in the mails to an address, as path segments. */
async function linkTo({ stored, url }: JourneyContext, email: string, page: string): Promise<string[]> {
  let segments: string[] = [];
  await waitUntil(`a mail to ${email} has come`, async () => {
    const texts = (await stored.mails()).filter(({ to }) => to.includes(email)).map(({ text }) => text);
    const links = texts.flatMap((text) => text.match(/http:\S+/g) ?? []).filter((link) => link.startsWith(url + page));
    segments = (links.at(-1) ?? '').slice(url.length + page.length + 1).split('/');
    return links.length > 0;
  });
  return segments;
}

async function register(
  { call, visit }: Browser,
  context: JourneyContext,
  person: typeof STUDENT & { password: string },
): Promise<void> {
  await expectStatus(call('POST', '/auth/register', person), 200);
  const [token = ''] = await linkTo(context, person.email, '/confirm-email');
  await visit(`/confirm-email/${token}`);
  await expectStatus(call('POST', '/auth/confirm-email', { token }), 200);
  await expectStatus(call('POST', '/auth/refresh'), 204);
}

async function completeProfile(browser: Browser): Promise<string> {
  const { call, upload } = browser;
  await completeOnboarding(browser, STUDENT.ID);
  const { body } = await call<{ user: { _id: string } }>('GET', '/auth/fetchAuth');
  const userId = body.user._id;
  const updatedDetails = { contact_info: { room_number: '214' } };
  await expectStatus(call('PUT', '/profile/updateStudentProfile', { userId, updatedDetails }), 200);
  await expectStatus(upload('/profile/photo-update', pictureForm('image')), 200);
  await expectStatus(call('GET', `/profile/${userId}`), 200);
  return userId;
}

async function giveAndEndRole({ call }: Browser, userId: string): Promise<void> {
  await expectStatus(call('GET', `/auth/users?q=${STUDENT.ID}`), 200);
  await expectStatus(call('PUT', `/auth/users/${userId}/role`, { role: 'GENSEC_SPORTS' }), 200);
  await expectStatus(call('PUT', `/auth/users/${userId}/role`, { role: 'STUDENT' }), 200);
  await expectStatus(call('GET', `/auth/users/${userId}/roles`), 200);
}

async function resetForgottenPassword(context: JourneyContext): Promise<void> {
  const { email } = STUDENT;
  const { call, visit } = openBrowser(context.url, context.recording);
  await expectStatus(call('POST', '/auth/login', { email, password: PASSWORDS.wrong }), 401);
  await expectStatus(call('POST', '/auth/login', { email, password: { of: PASSWORDS.first } }), 400);
  await expectStatus(call('POST', '/auth/login', { email, password: PASSWORDS.first }), 200);
  await expectStatus(call('POST', '/auth/forgot-password', { email }), 200);
  const [id = '', token = ''] = await linkTo(context, email, '/reset-password');
  await visit(`/reset-password/${id}/${token}`);
  const path = `/auth/reset-password/${id}/${token}`;
  await expectStatus(call('GET', path), 200);
  await expectStatus(call('POST', path, { password: 'short' }), 400);
  await expectStatus(call('POST', path, { password: PASSWORDS.reset }), 200);
  await expectStatus(call('POST', path, { password: PASSWORDS.reset }), 400);
}

/** Answers the code that Google gave. */
async function changePasswordAndSignOut({ url, recording }: JourneyContext): Promise<string> {
  const browser = openBrowser(url, recording);
  const { call } = browser;
  const code = await signInWithGoogle(browser, STUDENT.email);
  await expectStatus(call('GET', '/auth/sessions'), 200);
  const change = { current: PASSWORDS.reset, password: PASSWORDS.changed };
  await expectStatus(call('POST', '/auth/change-password', { ...change, current: PASSWORDS.wrong }), 401);
  await expectStatus(call('POST', '/auth/change-password', change), 200);
  const thief = browser.copy();
  await expectStatus(call('POST', '/auth/refresh'), 204);
  await expectStatus(call('POST', '/auth/logout', {}), 200);
  await expectStatus(thief.call('POST', '/auth/refresh'), 401);
  await expectStatus(thief.call('GET', '/auth/sessions'), 401);
  return code;
}

/** Calls every service, so that the logs of all are searched. */
async function callEveryService({ call }: Browser): Promise<void> {
  await expectStatus(call('POST', '/auth/refresh'), 204);
  const paths = [
    '/auth/.well-known/jwks.json',
    '/api/events/events',
    '/api/feedback/view-feedback',
    '/api/orgUnit/organizational-units',
    '/api/activities/recent?limit=200',
    '/settings.json',
  ];
  for (const path of paths) await call('GET', path);
}
