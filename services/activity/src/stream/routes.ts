import { once } from 'node:events';
import type { ActivityAnswer } from '@portal/contracts';
import { calls } from '@portal/contracts';
import { endpoint, eventStream } from '@portal/service-kit';
import type { Endpoint, EventStream, HandlerInput } from '@portal/service-kit';
import type { Outlet, StreamService } from './service';

type Response = HandlerInput<typeof calls.streamActivities>['res'];

/** HTTP face of live streams: translates, decides nothing. */
export function streamRoutes(streams: StreamService): Endpoint[] {
  return [
    endpoint(calls.streamActivities, ({ actor, req, res }) => {
      const request = { lastEventId: req.get('last-event-id'), authorization: req.get('authorization') };
      return eventStream<ActivityAnswer>((stream) => streams.watch(actor, request, outletOf(stream, res)));
    }),
  ];
}

function outletOf(stream: EventStream<ActivityAnswer>, res: Response): Outlet {
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
