import type { ActivityAnswer, AnswerOf, EventChange, calls } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import { createSequenceRepository } from './sequence.repository';
import { streamRoutes } from './stream.routes';
import { createStreamService, type StreamItem, type StreamSource } from './stream.service';

/** For each module that stores the items of a stream, one of its own. */
export function createSequence({ store }: ServiceContext<unknown>, name: string) {
  return createSequenceRepository(store, name);
}

interface Dependencies {
  activities: StreamSource<StreamItem, ActivityAnswer>;
  notifications: StreamSource<StreamItem, AnswerOf<typeof calls.streamNotifications>>;
  eventChanges: StreamSource<StreamItem, EventChange>;
}

/** What open pages receive live. */
export function createStreamModule(
  { clock, logger }: ServiceContext<unknown>,
  { activities, notifications, eventChanges }: Dependencies,
) {
  const streams = {
    activities: createStreamService({ source: activities, clock, logger }),
    notifications: createStreamService({ source: notifications, clock, logger }),
    eventChanges: createStreamService({ source: eventChanges, clock, logger }),
  };
  const stop = async () => Object.values(streams).forEach((stream) => stream.stop());
  return { endpoints: streamRoutes(streams), stop };
}
