import type { As } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import {
  asha,
  codingClub,
  council,
  feedbackBody,
  give,
  gitClinic,
  list,
  markResolved,
  NOW,
  ownList,
  ravi,
  someStudent,
  startCampus,
  tryToGive,
  webLead,
} from '../../testing/fixtures';

describe('giving feedback', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
  });
  afterAll(() => feedback.stop());

  it('answers it as the list shows it, keeps it, and tells the others in the same moment', async () => {
    const { status, body } = await tryToGive(feedback, asha, { feedback_by: asha.userId });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'Feedback submitted successfully',
      feedback: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'Suggestion',
        target_type: 'Event',
        target_data: { _id: gitClinic, title: 'Git Clinic', organizing_unit: 'Coding Club' },
        unit_category: 'scitech',
        comments: 'More examples, please.',
        rating: 4,
        is_anonymous: false,
        feedback_by: { personal_info: { name: 'Asha Rao' }, username: null },
        is_resolved: false,
        created_at: NOW,
        mine: true,
      },
    });
    const [event] = await feedback.outbox('feedback.feedback.given.v1');
    expect(event).toMatchObject({
      subject: body.feedback._id,
      actor: { _id: asha.userId },
      data: { type: 'Suggestion', author: { name: 'Asha Rao' }, unit: codingClub, target: { name: 'Git Clinic' } },
    });
    const { mine: _mine, ...shown } = body.feedback;
    expect(await list(feedback)).toEqual([shown]);
  });

  it.each([
    ['User', ravi.userId, 'User', { personal_info: { name: 'Ravi Kumar' }, username: null }],
    ['Event', gitClinic, 'Event', { title: 'Git Clinic', organizing_unit: 'Coding Club' }],
    ['Organization Unit', codingClub.id, 'Organization Unit', { name: 'Coding Club', parent: 'SciTech Council' }],
    ['Club/Organization', council.id, 'Organization Unit', { name: 'SciTech Council', parent: null }],
    ['Position', webLead, 'Position', { title: 'Web Lead', unit: 'Coding Club' }],
    ['POR', webLead, 'Position', { title: 'Web Lead', unit: 'Coding Club' }],
  ] as const)('on a %s says of it what the list shows', async (spelled, id, answered, data) => {
    const given = await give(feedback, someStudent(), { target_type: spelled, target_id: id });
    expect(given).toMatchObject({ target_type: answered, target_data: { _id: id, ...data } });
  });

  it('gives officers the addresses of its author and of the person it is about, and nobody else', async () => {
    const { _id } = await give(feedback, asha, { target_type: 'User', target_id: ravi.userId });
    const addressesFor = async (as: As) => {
      const found = (await list(feedback, '', as)).find((entry) => entry._id === _id);
      return [found?.feedback_by, found?.target_data].map(
        (person) => person && 'username' in person && person.username,
      );
    };
    expect(await addressesFor('GENSEC_SPORTS')).toEqual(['asha@example.edu', 'ravi@example.edu']);
    for (const as of [null, 'STUDENT', asha, ravi] as const) expect(await addressesFor(as)).toEqual([null, null]);
  });

  it.each(['User', 'Event', 'Organization Unit', 'Club/Organization', 'Position', 'POR'] as const)(
    'on a %s that does not exist is refused',
    async (kind) => {
      const { status, text } = await tryToGive(feedback, asha, { target_type: kind, target_id: '0'.repeat(24) });
      expect([status, text]).toEqual([404, expect.stringContaining('FEEDBACK.TARGET_NOT_FOUND')]);
    },
  );

  it('on a person is of no council', async () => {
    const given = await give(feedback, someStudent(), { target_type: 'User', target_id: ravi.userId });
    expect(given).not.toHaveProperty('unit_category');
  });

  it('on a position is of its unit, for whoever hears of it too', async () => {
    const given = await give(feedback, someStudent(), { target_type: 'POR', target_id: webLead });
    expect(given.unit_category).toBe('scitech');
    const event = (await feedback.outbox('feedback.feedback.given.v1')).find(({ subject }) => subject === given._id);
    expect(event?.data).toMatchObject({
      target: { type: 'Position', id: webLead, name: 'Web Lead' },
      unit: codingClub,
    });
  });

  it('on an event is not taken for one on a unit', async () => {
    expect((await tryToGive(feedback, asha, { target_type: 'POR', target_id: gitClinic })).status).toBe(404);
  });

  it('needs no stars', async () => {
    const { rating: _rating, ...body } = feedbackBody({ comments: 'Without stars.' });
    expect((await feedback.request(someStudent(), 'POST', '/api/feedback/add', body)).status).toBe(201);
    expect((await list(feedback))[0]).not.toHaveProperty('rating');
  });

  it('in the name of somebody else is refused', async () => {
    expect((await tryToGive(feedback, asha, { feedback_by: ravi.userId })).status).toBe(403);
  });

  it('is counted for its author, also what is anonymous', async () => {
    const meera = someStudent();
    const counts = (as: As) => feedback.request(as, 'GET', `/api/feedback/${meera.userId}/counts`);
    expect((await counts(meera)).body).toEqual({ given: 0, resolved: 0 });
    const { _id } = await give(feedback, meera, { comments: 'Signed.' });
    await give(feedback, meera, { comments: 'Hidden.', is_anonymous: true });
    await markResolved(feedback, _id);
    expect((await counts(meera)).body).toEqual({ given: 2, resolved: 1 });
  });

  it('is listed to its author, also what is anonymous', async () => {
    await give(feedback, ravi, { comments: 'Signed.' });
    await give(feedback, ravi, { comments: 'Hidden.', is_anonymous: true });
    const own = await ownList(feedback, ravi);
    expect(own.map(({ comments, mine }) => [comments, mine])).toEqual([
      ['Signed.', true],
      ['Hidden.', true],
    ]);
    const open = await feedback.request(ravi, 'GET', `/api/feedback/${ravi.userId}?status=Resolved`);
    expect([open.body, open.headers.get('x-total-count')]).toEqual([[], '0']);
    const shown = await list(feedback, '', asha);
    expect(shown.filter(({ comments, mine }) => comments === 'Hidden.' && mine)).toEqual([]);
  });
});
