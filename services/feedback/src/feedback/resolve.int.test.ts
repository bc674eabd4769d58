import { actorOf } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { asha, give, list, markResolved, NOW, president, someStudent, startCampus } from '../../testing/fixtures';

describe('resolving feedback', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
  });
  afterAll(() => feedback.stop());

  const some = async () => (await give(feedback, someStudent()))._id;

  it('shows what was done, by whom and when, and tells the others', async () => {
    const id = await some();
    const body = { actions_taken: '  Ordered more chairs.  ', resolved_by: president.userId };
    const answer = await markResolved(feedback, id, president, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      _id: id,
      is_resolved: true,
      actions_taken: 'Ordered more chairs.',
      resolved_by: { name: president.name },
      resolved_at: NOW,
    });
    expect((await list(feedback, '', president)).find(({ _id }) => _id === id)).toEqual(answer.body);
    const [event] = await feedback.outbox('feedback.feedback.resolved.v1');
    expect(event).toMatchObject({
      subject: id,
      actor: { _id: president.userId },
      data: { version: 2, actionsTaken: 'Ordered more chairs.' },
    });
  });

  it('in the name of somebody else is refused', async () => {
    const body = { actions_taken: 'Done.', resolved_by: asha.userId };
    expect((await markResolved(feedback, await some(), president, body)).status).toBe(403);
  });

  it.each([
    ['signed', false],
    ['anonymous', true],
  ])('of one’s own %s entry is refused', async (_kind, anonymous) => {
    const { _id } = await give(feedback, president, { is_anonymous: anonymous });
    const { status, body } = await markResolved(feedback, _id);
    expect([status, body.code]).toEqual([403, 'FEEDBACK.OWN']);
    expect((await markResolved(feedback, _id, 'GENSEC_SPORTS')).status).toBe(200);
  });

  it('of an entry about oneself is refused', async () => {
    const about = { target_type: 'User', target_id: president.userId } as const;
    const { _id } = await give(feedback, someStudent(), about);
    const { status, body } = await markResolved(feedback, _id);
    expect([status, body.code]).toEqual([403, 'FEEDBACK.ABOUT_ONESELF']);
    expect((await markResolved(feedback, _id, 'CLUB_COORDINATOR')).status).toBe(200);
  });

  it('happens once, also when two officers do it at once', async () => {
    const id = await some();
    const officers = ['PRESIDENT', 'GENSEC_SPORTS', 'GENSEC_ACADEMIC', 'CLUB_COORDINATOR'] as const;
    const answers = await Promise.all(officers.map((officer) => markResolved(feedback, id, officer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const again = await markResolved(feedback, id);
    expect([again.status, again.body.code]).toEqual([409, 'FEEDBACK.ALREADY_RESOLVED']);
    expect(
      (await feedback.outbox('feedback.feedback.resolved.v1')).filter(({ subject }) => subject === id),
    ).toHaveLength(1);
  });

  it('of what does not exist says so', async () => {
    const { status, body } = await markResolved(feedback, '0'.repeat(24));
    expect([status, body.code]).toEqual([404, 'FEEDBACK.NOT_FOUND']);
  });

  it('is offered to whoever may, and to nobody else', async () => {
    const { _id } = await give(feedback, actorOf('GENSEC_SPORTS'), { comments: 'Whose?', is_anonymous: true });
    const offered = async (as: Parameters<typeof list>[2]) =>
      (await list(feedback, '?status=Not%20Resolved', as)).find((entry) => entry._id === _id)?.can_resolve;
    expect(await offered(president)).toBe(true);
    expect(await offered('GENSEC_SPORTS')).toBeUndefined();
    expect(await offered(asha)).toBeUndefined();
    expect(await offered(null)).toBeUndefined();
  });
});
