import { createHash } from 'node:crypto';
import type { FeedbackAnswer } from '@portal/contracts';
import type { FeedbackTest } from '../../testing/fixtures';
import {
  asha,
  feedbackBody,
  gitClinic,
  list,
  markResolved,
  ownList,
  president,
  ravi,
  startCampus,
  targets,
} from '../../testing/fixtures';

const TEXT = 'The lamp in room 12 is broken, and nobody cares.';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Everything that leads to the author. */
const AUTHOR = [asha.userId, asha.username, asha.name, asha.sessionId, sha256(asha.userId)];
const leadsToAuthor = (text: string) => AUTHOR.filter((secret) => text.includes(secret));

describe('the author of anonymous feedback', () => {
  let feedback: FeedbackTest;
  const answers: string[] = [];
  const body = feedbackBody({ comments: TEXT, is_anonymous: true, feedback_by: asha.userId });
  const give = () =>
    feedback.request<{ feedback: FeedbackAnswer }>(asha, 'POST', '/api/feedback/add', body, {
      headers: { 'idempotency-key': 'one', 'x-request-id': 'request-of-asha' },
    });
  let given: FeedbackAnswer;

  beforeAll(async () => {
    feedback = await startCampus();
    given = (await give()).body.feedback;
    // The same request again, one for something that is not there, and one too many.
    await give();
    await feedback.request(asha, 'POST', '/api/feedback/add', { ...body, target_type: 'POR' });
    for (let number = 0; number < 20; number += 1) await feedback.request(asha, 'POST', '/api/feedback/add', body);
    for (const reader of [null, ravi, president] as const) {
      answers.push(JSON.stringify(await list(feedback, '', reader)));
      answers.push((await feedback.request(reader, 'GET', `/api/feedback/${asha.userId}`)).text);
    }
    answers.push((await markResolved(feedback, given._id)).text);
    await feedback.flush();
  });
  afterAll(() => feedback.stop());

  async function stored(): Promise<Map<string, string[]>> {
    const { connection } = feedback.store;
    const collections = (await connection.listCollections()).map(({ name }) => name);
    const rows = async (name: string) =>
      (await connection.collection(name).find().toArray()).map((row) => JSON.stringify(row));
    return new Map(await Promise.all(collections.map(async (name) => [name, await rows(name)] as const)));
  }

  it('sees it in the own list, and a repeated request answers it again without a second entry', async () => {
    const own = await ownList(feedback);
    expect(own.map(({ _id }) => _id)).toContain(given._id);
    expect(own).toHaveLength(20);
    const again = await give();
    expect([again.body.feedback._id, again.headers.get('idempotent-replayed')]).toEqual([given._id, 'true']);
  });

  it('is in no answer to anybody else', () => {
    expect(answers.filter((answer) => answer.includes(TEXT)).length).toBeGreaterThanOrEqual(4);
    expect(answers.flatMap(leadsToAuthor)).toEqual([]);
    expect(answers.join()).not.toContain('feedback_by');
    expect(answers.join()).not.toContain('"mine"');
  });

  it('is in no document of the store but the copy of all people', async () => {
    const documents = await stored();
    expect([...documents.keys()]).toEqual(
      expect.arrayContaining(['feedback', 'outbox', 'idempotency', 'taken_slots', 'tallies', 'inbox']),
    );
    const found = [...documents].flatMap(([name, rows]) =>
      rows.some((row) => leadsToAuthor(row).length) ? [name] : [],
    );
    expect(found).toEqual(['targets']);
    expect(documents.get('targets')?.join()).not.toContain(TEXT);
  });

  it('cannot be found out by trying everybody’s id on what is stored', async () => {
    const documents = await stored();
    const remembered = documents.get('idempotency')?.join() ?? '';
    expect(remembered).not.toContain(TEXT);
    const parsed = { ...body, target_type: 'Event', target_id: gitClinic };
    for (const key of [
      JSON.stringify([asha.userId, 'addFeedback', 'one']),
      JSON.stringify(['/api/feedback/add', parsed]),
      asha.userId,
    ]) {
      expect([...documents.values()].flat().join()).not.toContain(sha256(key));
    }
  });

  it('is in no event, and the hour is all that events tell of the time', async () => {
    const [event] = await feedback.outbox('feedback.feedback.given.v1');
    expect(event).toMatchObject({ actor: null, time: '2026-11-21T06:00:00.000Z', data: { comments: TEXT } });
    expect(event).not.toHaveProperty('requestid');
    expect(event?.data).not.toHaveProperty('author');
    expect(leadsToAuthor(JSON.stringify(await feedback.outbox()))).toEqual([]);
  });

  it('gives the hour and no more away by its time and id', async () => {
    expect(given.created_at).toBe('2026-11-21T06:00:00.000Z');
    const ids = (await list(feedback)).map(({ _id }) => _id.slice(0, 8));
    expect(new Set(ids).size).toBe(20);
  });

  it('is in no log line', () => {
    const lines = feedback.log.lines.map((line) => JSON.stringify(line));
    expect(lines.filter((line) => line.includes('/api/feedback/add')).length).toBeGreaterThan(20);
    expect(lines.flatMap(leadsToAuthor)).toEqual([]);
    expect(lines.join()).not.toContain(TEXT);
  });

  it('is found like everybody else as somebody to give feedback on', async () => {
    expect((await targets(feedback, '?q=asha')).users).toHaveLength(1);
  });
});
