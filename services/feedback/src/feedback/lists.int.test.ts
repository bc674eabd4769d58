import type { FeedbackAnswer, FeedbackTargetType, FeedbackType } from '@portal/contracts';
import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@portal/contracts';
import { newId, searchTermsOf } from '@portal/service-kit';
import { planOf, type As } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { asha, codingClub, gitClinic, list, NOW, startCampus } from '../../testing/fixtures';

const ENTRIES = 2_000;
const MINUTE = 60_000;
const ACTIONS = 'We talked it over, and then did it. '.repeat(130);

function storedEntry(number: number) {
  const type = FEEDBACK_TYPES[number % 7] as FeedbackType;
  const targetType = FEEDBACK_TARGET_TYPES[number % 4] as FeedbackTargetType;
  const isResolved = number % 2 === 0;
  const name = number % 10 === 0 ? 'Night Sky Watch' : 'Git Clinic';
  return {
    _id: newId(),
    version: 1,
    type,
    target: { type: targetType, id: gitClinic, name, unit: codingClub },
    comments: `Entry ${number}. ${'Something could be better. '.repeat(180)}`,
    ...(number % 3 && { rating: (number % 5) + 1 }),
    ...(number % 4 && { author: { id: asha.userId, name: asha.name, username: asha.username } }),
    owner: number % 4 ? asha.userId : 'hash',
    createdAt: new Date(Date.parse(NOW) - Math.floor(number / 2) * MINUTE),
    ...(isResolved && { resolution: { actionsTaken: ACTIONS, by: { id: newId(), name: 'Kavya' }, at: new Date(NOW) } }),
    isResolved,
    terms: searchTermsOf(name),
  };
}

describe('a list of 50 from 2,000 entries', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
    const stored = Array.from({ length: ENTRIES }, (_, number) => storedEntry(number));
    await feedback.store.connection.model('Feedback').insertMany(stored);
  });
  afterAll(() => feedback.stop());

  it.each<[who: string, As, string, number]>([
    ['a visitor', null, '', 2_000],
    ['the president', 'PRESIDENT', '', 2_000],
    ['what is resolved', null, 'status=Resolved', 1_000],
    ['what is not resolved', null, 'status=Not%20Resolved', 1_000],
    ['a type', null, 'type=Complaint', 286],
    ['units, as the form says it', null, 'target_type=Club%2FOrganization', 500],
    ['positions', null, 'target_type=Position', 500],
    ['a type that is not resolved', null, 'type=Complaint&status=Not%20Resolved', 143],
    ['a search', null, 'q=sky%20ni', 200],
    ['a unit, its events and positions', null, `unit=${codingClub.id}`, 2_000],
    ['what is not resolved of a unit', null, `unit=${codingClub.id}&status=Not%20Resolved`, 1_000],
  ])('asks the store at most three times for %s', async (_who, as, query, total) => {
    feedback.takeCommands();
    const path = `/api/feedback/view-feedback?${query}`;
    const { body, headers, text } = await feedback.request<FeedbackAnswer[]>(as, 'GET', path);
    const commands = feedback.takeCommands();
    expect(body).toHaveLength(50);
    expect(headers.get('x-total-count')).toBe(String(total));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  });

  it('shows the beginning of long texts and says that there is more, which the entry alone has', async () => {
    const [entry] = await list(feedback, '?status=Resolved&limit=1');
    expect(entry).toMatchObject({ comments_cut: true, actions_cut: true });
    expect([entry?.comments.length, entry?.actions_taken?.length]).toEqual([200, 250]);
    const { body } = await feedback.request<FeedbackAnswer>(null, 'GET', `/api/feedback/view-feedback/${entry?._id}`);
    expect(body).toMatchObject({ comments: storedEntry(0).comments, actions_taken: ACTIONS });
    expect(body).not.toHaveProperty('comments_cut');
  });

  it('is newest first', async () => {
    const times = (await list(feedback)).map((entry) => entry.created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(times[0]).toBe(NOW);
  });

  it('holds what the filters leave', async () => {
    const found = await list(feedback, '?type=Report&status=Resolved&target_type=User');
    expect(found.length).toBeGreaterThan(0);
    for (const entry of found) expect(entry).toMatchObject({ type: 'Report', is_resolved: true, target_type: 'User' });
    expect(await list(feedback, '?q=.*')).toEqual([]);
  });

  it('goes on by its place to the last entry, each of them once', async () => {
    let path = '/api/feedback/view-feedback?limit=200';
    const seen = new Set<string>();
    while (path) {
      const { body, headers } = await feedback.request<FeedbackAnswer[]>(null, 'GET', path);
      for (const entry of body) seen.add(entry._id);
      path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(seen.size).toBe(ENTRIES);
  });

  it('is of one’s own by an index, too', async () => {
    feedback.takeCommands();
    const { headers } = await feedback.request(asha, 'GET', `/api/feedback/${asha.userId}`);
    expect(headers.get('x-total-count')).toBe('1500');
    expect(feedback.takeCommands().length).toBeLessThanOrEqual(3);
  });

  it('is counted for its author by an index, in one question and a few bytes', async () => {
    feedback.takeCommands();
    const { body, text } = await feedback.request(asha, 'GET', `/api/feedback/${asha.userId}/counts`);
    expect(body).toEqual({ given: 1_500, resolved: 500 });
    expect(Buffer.byteLength(text)).toBeLessThan(100);
    expect(feedback.takeCommands()).toHaveLength(1);
    const own = { owner: { $in: [asha.userId, 'hash'] } };
    const plan = await planOf(feedback.store.connection.collection('feedback').find(own));
    if (plan) expect(plan.index).toBe('owner_1_createdAt_-1__id_-1');
  });

  it('has an index for each filter, in the order of the list', async () => {
    const built = await feedback.store.connection.collection('feedback').indexes();
    const keys = built.map(({ key }) => Object.keys(key as object).join(' '));
    const filters = ['isResolved', 'type', 'target.type', 'target.unit.id', 'terms', 'owner'];
    expect(keys).toEqual(expect.arrayContaining(['createdAt _id', ...filters.map((name) => `${name} createdAt _id`)]));
  });
});
