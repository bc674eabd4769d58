import type { ServiceContext } from '@portal/service-kit';
import { createSequence } from '../stream/composition';
import { createEventChangeRepository } from './event-change.repository';
import { createEventChangeService } from './event-change.service';

export function createEventChangesModule(context: ServiceContext<unknown>) {
  const sequence = createSequence(context, 'event_changes');
  const repository = createEventChangeRepository(context.store, sequence);
  return { eventChanges: createEventChangeService({ repository, sequence }) };
}
