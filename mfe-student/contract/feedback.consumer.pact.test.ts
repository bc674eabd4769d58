import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { calls, FEEDBACK_TYPES, UNIT_CATEGORIES, type Call } from '@portal/contracts';

const { boolean, datetime, eachLike, integer, number, regex, string } = MatchersV3;
const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const oneOf = (values: readonly string[], example: string) => regex(values.join('|'), example);
const instant = datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T04:30:00.000Z');

const feedbackId = 'ffffffffffffffffffffff01';
const eventId = 'cccccccccccccccccccccc07';
const userId = 'bbbbbbbbbbbbbbbbbbbbbb01';

/** What a card reads of an entry about an event. */
const entry = {
  _id: objectId(feedbackId),
  type: oneOf(FEEDBACK_TYPES, 'Suggestion'),
  target_type: 'Event',
  target_data: { _id: objectId(eventId), title: string('Git Clinic'), organizing_unit: string('Coding Club') },
  unit_category: oneOf(UNIT_CATEGORIES, 'scitech'),
  comments: string('More examples, please.'),
  rating: integer(4),
  created_at: instant,
};
const signed = {
  ...entry,
  is_anonymous: boolean(false),
  feedback_by: { personal_info: { name: string('Asha Rao') }, username: string('asha@example.edu') },
};
const settled = {
  is_resolved: true,
  actions_taken: string('Done.'),
  resolved_by: { name: string('Kavya Iyer') },
  resolved_at: instant,
};
const given = {
  type: 'Suggestion',
  target_type: 'Event',
  target_id: eventId,
  comments: 'More examples, please.',
  is_anonymous: true,
};

const feedback = () =>
  new PactV4({
    consumer: 'mfe-student',
    provider: 'feedback',
    dir: path.resolve(import.meta.dirname, '../../pacts'),
    host: '127.0.0.1',
    logLevel: 'error',
  }).addInteraction();

/** Makes a call as its row of the table says; the browser's client does the same, but needs a browser. */
async function ask(base: string, call: Call, at: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${base}${at}`, {
    method: call.method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return call.answer.parse(await answer.json());
}

const total = { 'X-Total-Count': regex(/^\d+$/, '1') };

describe('what the feedback pages rely on', () => {
  it('everybody reads what is not resolved, page by page', async () => {
    await feedback()
      .given('signed feedback on an event exists')
      .uponReceiving('the open feedback')
      .withRequest('GET', '/api/feedback/view-feedback', (request) =>
        request.query({ limit: '1', status: 'Not Resolved' }),
      )
      .willRespondWith(200, (response) => response.headers(total).jsonBody(eachLike({ ...signed, is_resolved: false })))
      .executeTest(async ({ url }) => {
        const at = '/api/feedback/view-feedback?limit=1&status=Not%20Resolved';
        expect(await ask(url, calls.listFeedback, at)).toMatchObject([{ target_data: { title: 'Git Clinic' } }]);
      });
  });

  it('an officer is told what may be resolved', async () => {
    await feedback()
      .given('signed feedback on an event exists, and an officer asks')
      .uponReceiving('the feedback that an officer may resolve')
      .withRequest('GET', '/api/feedback/view-feedback', (request) => request.query({ limit: '1' }))
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ ...signed, is_resolved: false, can_resolve: true })),
      )
      .executeTest(async ({ url }) => {
        const found = await ask(url, calls.listFeedback, '/api/feedback/view-feedback?limit=1');
        expect(found).toMatchObject([{ can_resolve: true }]);
      });
  });

  it('an officer marks an entry as resolved', async () => {
    await feedback()
      .given('signed feedback on an event exists, and an officer asks')
      .uponReceiving('the actions taken')
      .withRequest('PUT', `/api/feedback/mark-resolved/${feedbackId}`, (request) =>
        request.jsonBody({ actions_taken: 'Done.' }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ ...signed, ...settled }))
      .executeTest(async ({ url }) => {
        const at = `/api/feedback/mark-resolved/${feedbackId}`;
        const answer = await ask(url, calls.resolveFeedback, at, { actions_taken: 'Done.' });
        expect(answer).toMatchObject({ is_resolved: true, actions_taken: 'Done.' });
      });
  });

  it('a student gives feedback anonymously, without stars', async () => {
    await feedback()
      .given('a student may give feedback')
      .uponReceiving('anonymous feedback')
      .withRequest('POST', '/api/feedback/add', (request) => request.jsonBody(given))
      .willRespondWith(201, (response) => {
        const { rating: _rating, ...unrated } = entry;
        return response.jsonBody({
          message: string('Feedback submitted successfully'),
          feedback: { ...unrated, is_anonymous: true, is_resolved: false, mine: true },
        });
      })
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.addFeedback, '/api/feedback/add', given);
        expect(answer).toMatchObject({ feedback: { is_anonymous: true, mine: true } });
      });
  });

  it('a student finds what feedback can be about', async () => {
    await feedback()
      .given('a student may give feedback')
      .uponReceiving('the events that begin like this')
      .withRequest('GET', '/api/feedback/get-targetid', (request) => request.query({ type: 'Event', q: 'git' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          users: [],
          events: eachLike({ _id: objectId(eventId), title: string('Git Clinic') }),
          organizational_units: [],
          positions: [],
        }),
      )
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.listFeedbackTargets, '/api/feedback/get-targetid?type=Event&q=git');
        expect(answer).toMatchObject({ events: [{ title: 'Git Clinic' }] });
      });
  });

  it('a student reads the own feedback, and how much of it is resolved', async () => {
    await feedback()
      .given('a student gave feedback that is resolved')
      .uponReceiving('the own resolved feedback')
      .withRequest('GET', `/api/feedback/${userId}`, (request) => request.query({ limit: '1', status: 'Resolved' }))
      .willRespondWith(200, (response) =>
        response.headers(total).jsonBody(eachLike({ ...signed, ...settled, mine: true })),
      )
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.listOwnFeedback, `/api/feedback/${userId}?limit=1&status=Resolved`);
        expect(answer).toMatchObject([{ mine: true, is_resolved: true }]);
      });
  });

  it('everybody reads the figures', async () => {
    await feedback()
      .given('a student gave feedback that is resolved')
      .uponReceiving('the figures')
      .withRequest('GET', '/api/feedback/figures')
      .willRespondWith(200, (response) =>
        response.jsonBody({
          count: integer(60),
          open: integer(29),
          resolved: integer(31),
          mean_rating: number(3.5),
          days_to_resolve: number(2.4),
          ratings: [1, 2, 3, 4, 5].map((stars) => ({ stars, count: integer(1) })),
          types: FEEDBACK_TYPES.map((type) => ({ type, count: integer(2), resolved: integer(1) })),
          months: Array.from({ length: 12 }, () => ({
            month: regex(/^\d{4}-\d\d$/, '2026-11'),
            count: integer(2),
            resolved: integer(1),
          })),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await ask(url, calls.readFeedbackStatistics, '/api/feedback/figures')).toMatchObject({ count: 60 });
      });
  });
});
