import type { EventData, OfficeContact } from '@portal/contracts';

/** What this service stores of a profile of records: what others see of the person. */
export interface Profile {
  /** Of the person. */
  id: string;
  version: number;
  /** Address of the picture. */
  picture: string;
  officeContact: OfficeContact;
  /** Null unless the person shares it. */
  phone: string | null;
}

export function profileOf(data: EventData<'records.profile.changed.v1'>): Profile {
  const { userId: id, version, profilePic: picture, officeContact = 'nothing', phone = null } = data;
  return { id, version, picture, officeContact, phone };
}
