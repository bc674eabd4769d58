import { until } from '../president';
import { openBrowser, type Recording, type RecordingBrowser } from './recording-browser';

/** Nobody else would write these. */
export const ANONYMOUS = [
  'The lamp in the corridor hums like an old refrigerator.',
  'Whoever plans these evenings forgets that buses stop at nine.',
  'Minutes of the club are written a season too late.',
];
export const SIGNED = 'The new board games are worth the wait.';
export const PRESIDENT = { name: 'Kavya Iyer', ID: '12240001', email: 'kavya@example.edu' };
export const AUTHOR = { name: 'Zubeda Quartermaine', ID: '12240077', email: 'zubeda.q@example.edu' };
const RAVI = { name: 'Ravi Kumar', ID: '12240003', email: 'ravi@example.edu' };
const PASSWORD = 'seven wet umbrellas 52';
const PROFILE = { mobile_no: '9876543210', add_year: 2024, Program: 'B.Tech', discipline: 'Physics' };

export interface FeedbackJourney {
  authorId: string;
  raviId: string;
  presidentId: string;
  unitId: string;
  eventId: string;
  /** Of anonymous entries. */
  entries: string[];
  /** Under which the anonymous entries were asked for. */
  requests: string[];
}

/** Feedback on a person, an event and a unit is given, read, resolved, told and searched for by everybody. */
export async function runFeedbackJourney(
  url: string,
  ofAuthor: Recording,
  ofOthers: Recording,
): Promise<FeedbackJourney> {
  const author = openBrowser(url, ofAuthor);
  const [president, ravi, visitor] = [1, 2, 3].map(() => openBrowser(url, ofOthers)) as [Asking, Asking, Asking];
  const presidentId = await arrive(president, PRESIDENT);
  const [authorId, raviId] = [await arrive(author, AUTHOR), await arrive(ravi, RAVI)];
  const { unitId, eventId } = await makeThings(president);
  const targets = [
    ['User', raviId],
    ['Event', eventId],
    ['Organization Unit', unitId],
  ] as const;
  await until('all of them are known', async () => {
    const { body } = await author.call<Record<string, { _id: string }[]>>('GET', '/api/feedback/get-targetid');
    const ids = Object.values(body).flatMap((list) => list.map(({ _id }) => _id));
    return targets.every(([, id]) => ids.includes(id));
  });
  const entries: string[] = [];
  const requests: string[] = [];
  for (const [at, [target_type, target_id]] of targets.entries()) {
    const { id, request } = await give(author, { target_type, target_id, comments: ANONYMOUS[at], is_anonymous: true });
    entries.push(id);
    requests.push(request);
  }
  const signed = await give(author, { target_type: 'Event', target_id: eventId, comments: SIGNED });
  await author.call('POST', `/api/events/${eventId}/register`, {});
  await author.call('PUT', '/api/notifications/preferences', { eventNews: true });
  for (const id of [entries[0], entries[1], signed.id]) {
    const resolved = await president.call('PUT', `/api/feedback/mark-resolved/${id}`, {
      actions_taken: 'It is mended.',
    });
    if (resolved.status !== 200) throw new Error(`resolving answered ${resolved.status}`);
  }
  await until('the audit has it', async () => {
    const { body } = await president.call<unknown[]>('GET', '/api/audit?limit=200');
    return JSON.stringify(body).includes(entries[1] ?? '');
  });
  for (const reader of [president, ravi, visitor]) await readEverything(reader, { authorId, eventId, entries });
  await author.call('GET', `/api/feedback/${authorId}`);
  await author.call('POST', '/auth/refresh');
  return { authorId, raviId, presidentId, unitId, eventId, entries, requests };
}

type Asking = RecordingBrowser;

async function arrive(browser: Asking, person: typeof AUTHOR): Promise<string> {
  const { status } = await browser.call('POST', '/auth/register', { ...person, password: PASSWORD });
  if (status !== 200) throw new Error(`registering answered ${status}`);
  const form = { ...PROFILE, ID_No: person.ID };
  // The copy of an account that was just made is a moment behind.
  await until('the profile is complete', async () => (await browser.call('POST', '/onboarding', form)).status === 200);
  await browser.call('POST', '/auth/refresh');
  const { body } = await browser.call<{ user: { _id: string } }>('GET', '/auth/fetchAuth');
  return body.user._id;
}

async function makeThings(president: Asking): Promise<{ unitId: string; eventId: string }> {
  const unit = await president.call<{ _id: string }>('POST', '/api/orgUnit/create', {
    name: 'Board Games Club',
    type: 'Club',
    category: 'cultural',
    contact_info: { email: 'games@example.edu' },
  });
  const unitId = unit.body._id;
  let eventId = '';
  await until('there is an event', async () => {
    const schedule = { start: '2030-01-10T10:00:00Z', end: '2030-01-10T12:00:00Z', venue: 'Main Hall' };
    const { body } = await president.call<{ event?: { _id: string } }>('POST', '/api/events/create', {
      title: 'Long evening',
      category: 'cultural',
      organizing_unit_id: unitId,
      schedule,
      registration: { required: true },
    });
    eventId = body.event?._id ?? '';
    return eventId !== '';
  });
  return { unitId, eventId };
}

async function give(author: Asking, entry: Record<string, unknown>): Promise<{ id: string; request: string }> {
  const { status, headers, body } = await author.call<{ feedback: { _id: string } }>('POST', '/api/feedback/add', {
    type: 'Complaint',
    rating: 2,
    ...entry,
  });
  if (status !== 201) throw new Error(`giving feedback answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.feedback._id, request: headers.get('x-request-id') ?? '' };
}

type Things = Pick<FeedbackJourney, 'authorId' | 'eventId' | 'entries'>;

/** Whatever they may and may not read. */
async function readEverything(reader: Asking, { authorId, eventId, entries }: Things): Promise<void> {
  const paths = [
    '/api/feedback/view-feedback?limit=200',
    '/api/feedback/view-feedback?q=long',
    '/api/feedback/figures',
    '/api/feedback/get-targetid?q=zubeda',
    ...entries.map((id) => `/api/feedback/view-feedback/${id}`),
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
