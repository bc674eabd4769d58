import { randomUUID } from 'node:crypto';
import { eventCatalogue, type CloudEvent, type EventData, type EventName } from '@portal/contracts';

/** An event as its service would send it; the data is held against the event's schema. */
export function eventOf<N extends EventName>(
  type: N,
  data: EventData<N>,
  changes: Partial<Pick<CloudEvent<N>, 'id' | 'subject' | 'time' | 'actor' | 'requestid'>> = {},
): CloudEvent<N> {
  const { source, data: schema } = eventCatalogue[type];
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `/services/${source}`,
    type,
    time: new Date().toISOString(),
    subject: 'cccccccccccccccccccccc01',
    datacontenttype: 'application/json',
    actor: null,
    ...changes,
    data: schema.parse(data),
  } as unknown as CloudEvent<N>;
}
