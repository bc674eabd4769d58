import type { Actor } from '@portal/service-kit';
import { mintToken } from '@portal/test-kit';
import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import type { FeedbackTest } from '../testing/fixtures';
import { asha, codingClub, gitClinic, give, markResolved, president, ravi, startCampus } from '../testing/fixtures';

describe('what the consumers of feedback rely on', () => {
  let feedback: FeedbackTest;
  /** Who makes the next request, and which entry its example id refers to. */
  let world: { actor: Actor | null; feedbackId: string };
  let announced: Awaited<ReturnType<FeedbackTest['outbox']>>;

  beforeAll(async () => {
    feedback = await startCampus();
    const onUnit = { target_type: 'Organization Unit', target_id: codingClub.id } as const;
    const { _id } = await give(feedback, asha, { ...onUnit, type: 'Complaint' });
    await markResolved(feedback, _id);
    await give(feedback, asha, { target_type: 'User', target_id: ravi.userId, type: 'Complaint' });
    announced = await feedback.outbox();
    world = { actor: null, feedbackId: _id };
  });
  afterAll(() => feedback.stop());

  /** Every list then has just this one. */
  async function anEntry(): Promise<string> {
    await feedback.store.connection.collection('feedback').deleteMany({});
    return (await give(feedback, asha))._id;
  }

  const stateHandlers = {
    'signed feedback on an event exists': async () => {
      world = { actor: null, feedbackId: await anEntry() };
    },
    'signed feedback on an event exists, and an officer asks': async () => {
      world = { actor: president, feedbackId: await anEntry() };
    },
    'feedback that is resolved exists, and an officer asks': async () => {
      const feedbackId = await anEntry();
      await markResolved(feedback, feedbackId);
      world = { actor: president, feedbackId };
    },
    'a student may give feedback': async () => {
      world = { ...world, actor: asha };
    },
    'a student gave feedback that is resolved': async () => {
      const feedbackId = await anEntry();
      await markResolved(feedback, feedbackId);
      world = { actor: asha, feedbackId };
    },
  };

  /** The ids of a pact are examples; the browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    req.url = req.url
      .replace(/(\/mark-resolved\/)[0-9a-f]{24}/, `$1${world.feedbackId}`)
      .replace(/(\/api\/feedback\/)[0-9a-f]{24}/, `$1${world.actor?.userId ?? ''}`);
    const body: unknown = req.body;
    if (body && typeof body === 'object' && 'target_id' in body) req.body = { ...body, target_id: gitClinic };
    if (world.actor) req.headers.authorization = `Bearer ${mintToken(world.actor, feedback.clock)}`;
    next();
  };

  const suite = {
    url: () => feedback.url,
    published: async () => announced,
    stateHandlers,
    requestFilter: asTheGatewayWould,
  };
  describePacts('feedback', suite);
});
