import { once } from 'node:events';
import type { ActivityAnswer, AnswerOf, EventChange } from '@portal/contracts';
import { calls } from '@portal/contracts';
import { endpoint, eventStream } from '@portal/service-kit';
import type { Endpoint, EventStream, HandlerInput } from '@portal/service-kit';
import type { StreamService, StreamSink } from './stream.service';

type Input = Pick<HandlerInput<typeof calls.streamActivities>, 'actor' | 'req' | 'res'>;

interface Dependencies {
  activities: StreamService<ActivityAnswer>;
  notifications: StreamService<AnswerOf<typeof calls.streamNotifications>>;
  eventChanges: StreamService<EventChange>;
}

export function streamRoutes({ activities, notifications, eventChanges }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.streamActivities, (input) => streamOf(activities, input)),
    endpoint(calls.streamNotifications, (input) => streamOf(notifications, input)),
    endpoint(calls.streamEventChanges, (input) => streamOf(eventChanges, input)),
  ];
}

function streamOf<Data>(streams: StreamService<Data>, { actor, req, res }: Input) {
  const request = { lastEventId: req.get('last-event-id'), authorization: req.get('authorization') };
  return eventStream<Data>((stream) => streams.watch(actor, request, sinkOf(stream, res)));
}

function sinkOf<Data>(stream: EventStream<Data>, res: Input['res']): StreamSink<Data> {
  return {
    write: (text) => void res.write(text),
    send: (event) => stream.send(event),
    async drained() {
      if (res.writableNeedDrain) await once(res, 'drain', { signal: stream.closed }).catch(() => undefined);
    },
    backlog: () => res.writableLength,
    end: () => void res.end(),
    closed: stream.closed,
  };
}
