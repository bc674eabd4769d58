import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { Actor } from '@portal/service-kit';
import { mintToken } from '@portal/test-kit';
import type { RequestHandler } from 'express';
import type { FeedbackTest } from '../testing/fixtures';
import { asha, codingClub, gitClinic, give, markResolved, president, ravi, startCampus } from '../testing/fixtures';

interface Pact {
  provider: { name: string };
  /** HTTP interactions and messages. */
  interactions: { type: string; description: string; contents?: { content?: { type?: string } } }[];
}

const folder = path.resolve(import.meta.dirname, '../../../pacts');
const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Pact;
const ofFeedback = files.filter((file) => read(file).provider.name === 'feedback');

describe('what the consumers of feedback rely on', () => {
  let feedback: FeedbackTest;
  /** Who makes the next request, and which entry its example id stands for. */
  let world: { actor: Actor | null; feedbackId: string };
  let told: Awaited<ReturnType<FeedbackTest['outbox']>>;

  beforeAll(async () => {
    feedback = await startCampus();
    const onUnit = { target_type: 'Organization Unit', target_id: codingClub.id } as const;
    const { _id } = await give(feedback, asha, { ...onUnit, type: 'Complaint' });
    await markResolved(feedback, _id);
    await give(feedback, asha, { target_type: 'User', target_id: ravi.userId, type: 'Complaint' });
    told = await feedback.outbox();
    world = { actor: null, feedbackId: _id };
  });
  afterAll(() => feedback.stop());

  /** Newer than everything before it, so that it is first in the list. */
  async function anEntry(): Promise<string> {
    feedback.clock.advance(3_600_000);
    return (await give(feedback, asha))._id;
  }

  const stateHandlers = {
    'signed feedback on an event exists': async () => {
      world = { actor: null, feedbackId: await anEntry() };
    },
    'signed feedback on an event exists, and an officer asks': async () => {
      world = { actor: president, feedbackId: await anEntry() };
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

  it('was written down by at least one of them', () => {
    expect(ofFeedback).not.toEqual([]);
  });

  it.each(ofFeedback.map((file) => [path.basename(file, '.json'), file]))('holds for %s', async (_name, file) => {
    const newest = (type: string) => told.filter((event) => event.type === type).at(-1);
    const messages = read(file).interactions.filter(({ type }) => type === 'Asynchronous/Messages');
    await new Verifier({
      provider: 'feedback',
      providerBaseUrl: feedback.url,
      pactUrls: [file],
      stateHandlers,
      requestFilter: asTheGatewayWould,
      messageProviders: Object.fromEntries(
        messages.map(({ description, contents }) => [
          description,
          async () => newest(contents?.content?.type ?? description),
        ]),
      ),
      logLevel: 'error',
    }).verifyProvider();
  });
});
