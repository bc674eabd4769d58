import { calls, type EventChange } from '@portal/contracts';
import type { Sequence } from '../stream/sequence.ports';
import type { StreamSource } from '../stream/stream.service';
import type { StoredEventChange } from './event-change.domain';
import type { EventChangeRepository } from './event-change.repository';

interface Dependencies {
  repository: EventChangeRepository;
  sequence: Sequence;
}

export type EventChangeService = ReturnType<typeof createEventChangeService>;

export function createEventChangeService({ repository, sequence }: Dependencies) {
  const stream: StreamSource<StoredEventChange, EventChange> = {
    call: calls.streamEventChanges,
    sequence,
    // Every signed-in person learns of every event; what they may see is decided when they request it.
    findAfter: (offset, _scope, limit) => repository.findAfter(offset, limit),
    messageOf: ({ eventId, kind }) => ({ event: 'event-change', data: { eventId, kind } }),
  };

  return { record: repository.save, stream };
}
