import type { Profile } from '@portal/contracts';
import { DescriptionList, FormSection, TextLink, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { profileMessages as messages } from '../../../messages';
import { sections, type Label } from '../sections';

interface ProfileDetailsProps {
  readonly profile: Profile;
  /** More sections. */
  readonly children?: ReactNode;
}

/** A profile in words. The service leaves out what the viewer may not see. */
export function ProfileDetails({ profile, children }: ProfileDetailsProps) {
  const values = useValues(profile);
  return (
    <div>
      {sections.map(({ title, labels }) => (
        <FormSection key={title} isSplit title={title}>
          <DescriptionList
            variant="grid"
            items={labels
              .filter((label) => values[label] !== undefined)
              .map((label) => ({ label: messages.labels[label], value: values[label] || <NotGiven /> }))}
          />
        </FormSection>
      ))}
      {children}
    </div>
  );
}

function useValues(profile: Profile): Partial<Record<Label, ReactNode>> {
  const formats = useFormats();
  const { user_id, personal_info: personal, academic_info: academic, contact_info: contact } = profile;
  const { cgpa } = academic;
  const birthday = personal.date_of_birth;
  return {
    ...academic,
    user_id,
    email: personal.email,
    phone: personal.phone,
    gender: personal.gender,
    date_of_birth: birthday && formats.dayDate(birthday),
    cgpa: cgpa === null ? null : String(cgpa),
    hostel: contact.hostel,
    room_number: contact.room_number,
    github: linkTo(contact.socialLinks.github),
    linkedin: linkTo(contact.socialLinks.linkedin),
    office_contact: contact.office_contact && messages.officeContacts[contact.office_contact],
  };
}

function NotGiven() {
  return <Text tone="muted">{messages.notGiven}</Text>;
}

/** A web address without protocol, `www.` and last slash, as a link; anything else as it is. */
function linkTo(address: string): ReactNode {
  if (!/^https?:\/\//.test(address)) return address;
  return (
    <TextLink isSolo href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </TextLink>
  );
}
