import type { OfficeBearer } from '@portal/contracts';
import type { TenureHolder } from './office-bearer.domain';

export function officeBearerOf({ id, person, position, unit, tenureYear, status }: TenureHolder): OfficeBearer {
  return {
    _id: id,
    user_id: { _id: person.id, personal_info: { name: person.name } },
    position_id: {
      _id: position.id,
      title: position.title,
      unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    },
    tenure_year: tenureYear,
    status,
  };
}
