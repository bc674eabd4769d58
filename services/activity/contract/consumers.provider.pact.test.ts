import type { Actor } from '@portal/service-kit';
import { actorOf, mintToken, startTestService, testClock, type TestService } from '@portal/test-kit';
import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import { activityService } from '../src/index';
import { positionClaimed } from '../testing/position-claim';
import { eventStory, feedbackStory, NOW, registrationStory, roomStory } from '../testing/service-story';

const clock = testClock(NOW);

describe('what the consumers of activity rely on', () => {
  let activity: TestService<unknown>;
  /** Who makes the next request. */
  let actor: Actor | null = null;

  beforeAll(async () => {
    activity = await startTestService(activityService, { clock });
  });
  afterAll(() => activity.stop());

  /** Those of one council, whose numbers are even. */
  async function deliverService(): Promise<void> {
    const numbers = [0, 2, 4, 6, 8, 10];
    const events = [
      ...numbers.flatMap((number) => feedbackStory(100 + number, 30, 20)),
      ...numbers.flatMap((number) => roomStory(200 + number, 15, 14)),
      ...eventStory(300, 5),
      ...numbers.flatMap((number) => registrationStory(400 + number, 300, ['joined', 'checked-in'])),
    ];
    for (const event of events) await activity.deliver(event);
  }

  const stateHandlers = {
    'the councils answered, and a student asks': async () => {
      actor = actorOf('STUDENT');
      await deliverService();
    },
    'a position was claimed, and the president asks': async () => {
      actor = actorOf('PRESIDENT');
      await activity.deliver(positionClaimed());
    },
  };

  /** The browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    if (actor) req.headers.authorization = `Bearer ${mintToken(actor, clock)}`;
    next();
  };

  describePacts('activity', {
    url: () => activity.url,
    published: async () => [],
    stateHandlers,
    requestFilter: asTheGatewayWould,
  });
});
