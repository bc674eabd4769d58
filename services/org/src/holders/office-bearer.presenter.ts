import type { OfficeBearer } from '@portal/contracts';
import type { Profile } from '../read-copies/profile.domain';
import type { TenureHolder } from './office-bearer.domain';

/** The contact is that of people in office, as far as they share it. */
export function officeBearerOf(
  { id, person, position, unit, tenureYear, status }: TenureHolder,
  profile: Profile | undefined,
  isInOffice: boolean,
): OfficeBearer {
  const shared = isInOffice ? (profile?.officeContact ?? 'nothing') : 'nothing';
  return {
    _id: id,
    user_id: {
      _id: person.id,
      personal_info: {
        name: person.name,
        ...(profile && { profilePic: profile.picture }),
        ...(shared !== 'nothing' && { email: person.username }),
        ...(shared === 'email-and-phone' && profile?.phone && { phone: profile.phone }),
      },
    },
    position_id: {
      _id: position.id,
      title: position.title,
      unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    },
    tenure_year: tenureYear,
    status,
  };
}
