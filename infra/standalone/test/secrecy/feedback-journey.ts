import { expectStatus, openBrowser, type Browser, type Recording } from '../browser';
import { completeOnboarding } from '../person';
import { waitUntil } from '../wait-until';

/** Unlike any other text of the portal, so that every hit is one of these entries. */
export const ANONYMOUS_COMMENTS = [
  'The lamp in the corridor hums like an old refrigerator.',
  'Whoever plans these evenings forgets that buses stop at nine.',
  'Minutes of the club are written a season too late.',
];
export const SIGNED_COMMENT = 'The new board games are worth the wait.';
export const PRESIDENT = { name: 'Kavya Iyer', ID: '12240001', email: 'kavya@example.edu' };
export const AUTHOR = { name: 'Zubeda Quartermaine', ID: '12240077', email: 'zubeda.q@example.edu' };
const RAVI = { name: 'Ravi Kumar', ID: '12240003', email: 'ravi@example.edu' };
const PASSWORD = 'seven wet umbrellas 52';

export interface FeedbackIds {
  authorId: string;
  raviId: string;
  presidentId: string;
  unitId: string;
  eventId: string;
  anonymousEntryIds: string[];
  /** The requests that gave the anonymous entries. */
  requestIds: string[];
}

/** Feedback on a person, an event and a unit is given, read, resolved and searched for by everybody. */
export async function runFeedbackJourney(
  url: string,
  { author: authorRecording, others: othersRecording }: Record<'author' | 'others', Recording>,
): Promise<FeedbackIds> {
  const author = openBrowser(url, authorRecording);
  const president = openBrowser(url, othersRecording);
  const ravi = openBrowser(url, othersRecording);
  const visitor = openBrowser(url, othersRecording);
  const presidentId = await register(president, PRESIDENT);
  const authorId = await register(author, AUTHOR);
  const raviId = await register(ravi, RAVI);
  const { unitId, eventId } = await createUnitAndEvent(president);
  const anonymous = await giveAnonymously(author, [
    { target_type: 'User', target_id: raviId },
    { target_type: 'Event', target_id: eventId },
    { target_type: 'Organization Unit', target_id: unitId },
  ]);
  const anonymousEntryIds = anonymous.map(({ id }) => id);
  const signed = await give(author, { target_type: 'Event', target_id: eventId, comments: SIGNED_COMMENT });
  await author.call('POST', `/api/events/${eventId}/register`, {});
  await author.call('PUT', '/api/notifications/preferences', { eventNews: true });
  // The third one stays open, so that no moment of a resolution is stored beside it.
  await resolve(president, [...anonymousEntryIds.slice(0, 2), signed.id]);
  for (const reader of [president, ravi, visitor])
    await readEverything(reader, { authorId, eventId, anonymousEntryIds });
  await author.call('GET', `/api/feedback/${authorId}`);
  await author.call('POST', '/auth/refresh');
  const requestIds = anonymous.map(({ requestId }) => requestId);
  return { authorId, raviId, presidentId, unitId, eventId, anonymousEntryIds, requestIds };
}

async function register(browser: Browser, person: typeof AUTHOR): Promise<string> {
  await expectStatus(browser.call('POST', '/auth/register', { ...person, password: PASSWORD }), 200);
  await completeOnboarding(browser, person.ID);
  const { body } = await browser.call<{ user: { _id: string } }>('GET', '/auth/fetchAuth');
  return body.user._id;
}

async function createUnitAndEvent(president: Browser): Promise<{ unitId: string; eventId: string }> {
  const unit = await president.call<{ _id: string }>('POST', '/api/orgUnit/create', {
    name: 'Board Games Club',
    type: 'Club',
    category: 'cultural',
    contact_info: { email: 'games@example.edu' },
  });
  const unitId = unit.body._id;
  let eventId = '';
  await waitUntil('there is an event', async () => {
    const { body } = await president.call<{ event?: { _id: string } }>('POST', '/api/events/create', {
      title: 'Long evening',
      category: 'cultural',
      organizing_unit_id: unitId,
      schedule: { start: '2030-01-10T10:00:00Z', end: '2030-01-10T12:00:00Z', venue: 'Main Hall' },
      registration: { required: true },
    });
    eventId = body.event?._id ?? '';
    return eventId !== '';
  });
  return { unitId, eventId };
}

interface Target {
  target_type: 'User' | 'Event' | 'Organization Unit';
  target_id: string;
}

/** One of the anonymous comments for each target, as soon as the feedback service knows all targets. */
async function giveAnonymously(author: Browser, targets: readonly Target[]) {
  await waitUntil('all targets are known', async () => {
    const { body } = await author.call<Record<string, { _id: string }[]>>('GET', '/api/feedback/get-targetid');
    const ids = Object.values(body).flatMap((list) => list.map(({ _id }) => _id));
    return targets.every(({ target_id }) => ids.includes(target_id));
  });
  const given: { id: string; requestId: string }[] = [];
  for (const [nth, target] of targets.entries()) {
    given.push(await give(author, { ...target, comments: ANONYMOUS_COMMENTS[nth], is_anonymous: true }));
  }
  return given;
}

async function give(author: Browser, entry: Record<string, unknown>): Promise<{ id: string; requestId: string }> {
  const answer = await author.call<{ feedback: { _id: string } }>('POST', '/api/feedback/add', {
    type: 'Complaint',
    rating: 2,
    ...entry,
  });
  const { feedback } = await expectStatus(answer, 201);
  return { id: feedback._id, requestId: answer.headers.get('x-request-id') ?? '' };
}

/** Resolves the entries and waits until the audit has all of them. */
async function resolve({ call }: Browser, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await expectStatus(call('PUT', `/api/feedback/mark-resolved/${id}`, { actions_taken: 'It is mended.' }), 200);
  }
  await waitUntil('the audit has them', async () => {
    const audit = JSON.stringify((await call('GET', '/api/audit?limit=200')).body);
    return ids.every((id) => audit.includes(id));
  });
}

/** Calls everything that may show feedback or people, whether the reader is allowed to or not. */
async function readEverything(
  reader: Browser,
  { authorId, eventId, anonymousEntryIds }: Pick<FeedbackIds, 'authorId' | 'eventId' | 'anonymousEntryIds'>,
): Promise<void> {
  const paths = [
    '/api/feedback/view-feedback?limit=200',
    '/api/feedback/view-feedback?q=long',
    '/api/feedback/figures',
    '/api/feedback/get-targetid?q=zubeda',
    ...anonymousEntryIds.map((id) => `/api/feedback/view-feedback/${id}`),
    `/api/feedback/${authorId}`,
    `/profile/${authorId}`,
    `/auth/users/${authorId}/roles`,
    '/auth/users?q=zubeda',
    '/auth/sessions',
    '/api/activities/recent?limit=200',
    '/api/notifications?limit=200',
    '/api/audit?limit=200',
    `/api/audit?actor=${authorId}`,
    '/api/search?q=zubeda',
    '/api/search?q=long',
    `/api/events/${eventId}`,
    `/api/events/${eventId}/registrations`,
    '/api/orgUnit/organizational-units',
    '/api/orgUnit/clubData/games@example.edu',
  ];
  for (const path of paths) await reader.call('GET', path);
}
