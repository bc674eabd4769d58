import { until } from '../president';
import { signInWithGoogle } from './google-visit';
import { openBrowser, type Recording, type RecordingBrowser } from './recording-browser';
import type { StoredData } from './stored-data';

export const PRESIDENT = { name: 'Kavya Iyer', ID: '12240001', email: 'kavya@example.edu' };
export const STUDENT = { name: 'Ravi Kumar', ID: '12240002', email: 'ravi@example.edu' };

/** Nobody else would write these. */
export const PASSWORDS = {
  president: 'quiet mango trains 41',
  first: 'seven wet umbrellas 52',
  wrong: 'never was this one 63',
  reset: 'paper boats & rain "74"',
  changed: 'old brass telescope 85',
};

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface World {
  url: string;
  recording: Recording;
  stored: StoredData;
}

/** All that identity does, by people with browsers. Answers what only they and Google know besides their passwords. */
export async function runIdentityJourney(world: World): Promise<{ codes: string[] }> {
  const president = openBrowser(world.url, world.recording);
  await arrive(president, world, { ...PRESIDENT, password: PASSWORDS.president });
  const student = openBrowser(world.url, world.recording);
  await arrive(student, world, { ...STUDENT, password: PASSWORDS.first });
  const userId = await completeProfile(student, world);
  await holdAnOffice(president, userId);
  await mistypeAndForget(world);
  const code = await changeAndLeave(world);
  await lookAround(president);
  return { codes: [code] };
}

async function expectStatus(answer: Promise<{ status: number; body?: unknown }>, status: number) {
  const { status: actual, body } = await answer;
  if (actual !== status) throw new Error(`${actual} instead of ${status}: ${JSON.stringify(body)}`);
}

/** The address under `page` in the letter to somebody. */
async function linkTo({ stored, url }: World, email: string, page: string): Promise<string[]> {
  let parts: string[] = [];
  await until(`a letter to ${email}`, async () => {
    const texts = (await stored.mails()).filter(({ to }) => to.includes(email)).map(({ text }) => text);
    const links = texts.flatMap((text) => text.match(/http:\S+/g) ?? []).filter((link) => link.startsWith(url + page));
    parts = (links.at(-1) ?? '').slice(url.length + page.length + 1).split('/');
    return links.length > 0;
  });
  return parts;
}

async function arrive(
  browser: RecordingBrowser,
  world: World,
  person: { name: string; ID: string; email: string; password: string },
) {
  await expectStatus(browser.call('POST', '/auth/register', person), 200);
  const [token = ''] = await linkTo(world, person.email, '/confirm-email');
  await browser.visit(`/confirm-email/${token}`);
  await expectStatus(browser.call('POST', '/auth/confirm-email', { token }), 200);
  await expectStatus(browser.call('POST', '/auth/refresh'), 204);
}

async function completeProfile(browser: RecordingBrowser, { url, recording }: World): Promise<string> {
  const profile = { mobile_no: '9876543210', add_year: 2024, Program: 'B.Tech', discipline: 'Physics' };
  const form = { ...profile, ID_No: STUDENT.ID };
  // The copy of an account that was just made is a moment behind.
  await until('the profile is complete', async () => (await browser.call('POST', '/onboarding', form)).status === 200);
  const copied = openBrowser(url, recording);
  for (const [name, value] of browser.jar) copied.jar.set(name, value);
  await expectStatus(browser.call('POST', '/auth/refresh'), 204);
  const { body } = await browser.call<{ user: { _id: string } }>('GET', '/auth/fetchAuth');
  const userId = body.user._id;
  const updatedDetails = { contact_info: { room_number: '214' } };
  await expectStatus(browser.call('PUT', '/profile/updateStudentProfile', { userId, updatedDetails }), 200);
  const photo = new FormData();
  photo.set('image', new Blob([Buffer.from(ONE_PIXEL, 'base64')], { type: 'image/png' }), 'me.png');
  await expectStatus(browser.upload('/profile/photo-update', photo), 200);
  await expectStatus(browser.call('GET', `/profile/${userId}`), 200);
  return userId;
}

async function holdAnOffice(president: RecordingBrowser, userId: string) {
  await expectStatus(president.call('GET', `/auth/users?q=${STUDENT.ID}`), 200);
  await expectStatus(president.call('PUT', `/auth/users/${userId}/role`, { role: 'GENSEC_SPORTS' }), 200);
  await expectStatus(president.call('PUT', `/auth/users/${userId}/role`, { role: 'STUDENT' }), 200);
  await expectStatus(president.call('GET', `/auth/users/${userId}/roles`), 200);
}

async function mistypeAndForget(world: World) {
  const { email } = STUDENT;
  const browser = openBrowser(world.url, world.recording);
  await expectStatus(browser.call('POST', '/auth/login', { email, password: PASSWORDS.wrong }), 401);
  await expectStatus(browser.call('POST', '/auth/login', { email, password: { of: PASSWORDS.first } }), 400);
  await expectStatus(browser.call('POST', '/auth/login', { email, password: PASSWORDS.first }), 200);
  await expectStatus(browser.call('POST', '/auth/forgot-password', { email }), 200);
  const [id = '', token = ''] = await linkTo(world, email, '/reset-password');
  await browser.visit(`/reset-password/${id}/${token}`);
  const link = `/auth/reset-password/${id}/${token}`;
  await expectStatus(browser.call('GET', link), 200);
  await expectStatus(browser.call('POST', link, { password: 'short' }), 400);
  await expectStatus(browser.call('POST', link, { password: PASSWORDS.reset }), 200);
  await expectStatus(browser.call('POST', link, { password: PASSWORDS.reset }), 400);
}

/** Answers the code that Google gave. */
async function changeAndLeave({ url, recording }: World): Promise<string> {
  const { email } = STUDENT;
  const browser = openBrowser(url, recording);
  const code = await signInWithGoogle(browser, email);
  await expectStatus(browser.call('GET', '/auth/sessions'), 200);
  const change = { current: PASSWORDS.reset, password: PASSWORDS.changed };
  await expectStatus(browser.call('POST', '/auth/change-password', { ...change, current: PASSWORDS.wrong }), 401);
  await expectStatus(browser.call('POST', '/auth/change-password', change), 200);
  const copied = openBrowser(url, recording);
  for (const [name, value] of browser.jar) copied.jar.set(name, value);
  await expectStatus(browser.call('POST', '/auth/refresh'), 204);
  await expectStatus(browser.call('POST', '/auth/logout', {}), 200);
  // What a thief would try: the session of somebody who has left.
  await expectStatus(copied.call('POST', '/auth/refresh'), 401);
  await expectStatus(copied.call('GET', '/auth/sessions'), 401);
  return code;
}

/** Something of every service, so that the logs of all are searched. */
async function lookAround(browser: RecordingBrowser) {
  await expectStatus(browser.call('POST', '/auth/refresh'), 204);
  const paths = [
    '/auth/.well-known/jwks.json',
    '/api/events/events',
    '/api/feedback/view-feedback',
    '/api/orgUnit/organizational-units',
    '/api/activities/recent?limit=200',
    '/settings.json',
  ];
  for (const path of paths) await browser.call('GET', path);
}
