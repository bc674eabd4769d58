import type { CloudEvent } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { UnitService } from './service';

export function unitHandlers(units: Pick<UnitService, 'note'>) {
  return {
    keepUnit: (event: CloudEvent<'org.unit.created.v1'>, session: Session) => units.note(event.data, session),
  };
}
