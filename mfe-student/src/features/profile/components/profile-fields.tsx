import { GENDERS, YEARS_OF_STUDY, type Profile } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection, TextField } from '@portal/ui';
import { useFormats, useInstituteSettings } from '@portal/web-kit';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { profileMessages as messages } from '../../../messages';
import type { ProfileForm } from '../profile-form';
import { FormChoice, FormDay, FormText } from './form-fields';

const { labels, sections, personalNote, contactNote } = messages;
const unchanging = () => undefined;

interface FieldsProps {
  readonly control: Control<ProfileForm>;
  readonly profile: Profile;
}

const Half = ({ children }: { readonly children: ReactNode }) => <FieldCell span="half">{children}</FieldCell>;

/** What is read-only because the account says it. */
const Locked = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <TextField label={label} value={value} onChange={unchanging} isReadOnly isTabular />
);

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <FormSection isSplit title={title} text={note}>
      <FieldGrid>{children}</FieldGrid>
    </FormSection>
  );
}

export function PersonalFields({ control, profile, isOpened }: FieldsProps & { readonly isOpened: boolean }) {
  const today = useFormats().calendarDay(Date.now());
  return (
    <Part title={sections.personal} note={personalNote}>
      <Half>
        <FormText control={control} name="name" autoComplete="name" autoFocus={isOpened} />
      </Half>
      <Half>
        <Locked label={labels.email} value={profile.personal_info.email} />
      </Half>
      <Half>
        <FormText control={control} name="phone" type="tel" autoComplete="tel-national" isTabular />
      </Half>
      <Half>
        <FormChoice control={control} name="gender" options={GENDERS} />
      </Half>
      <Half>
        <FormDay control={control} name="date_of_birth" max={today} />
      </Half>
    </Part>
  );
}

export function AcademicFields({ control, profile }: FieldsProps) {
  const { programmes, disciplines } = useInstituteSettings();
  return (
    <Part title={sections.academic}>
      <Half>
        <Locked label={labels.user_id} value={profile.user_id ?? ''} />
      </Half>
      <Half>
        <FormText control={control} name="batch_year" inputMode="numeric" autoComplete="off" isTabular />
      </Half>
      <Half>
        <FormChoice control={control} name="program" options={programmes} isRequired />
      </Half>
      <Half>
        <FormChoice control={control} name="current_year" options={YEARS_OF_STUDY} />
      </Half>
      <FieldCell span="twoThirds">
        <FormChoice control={control} name="branch" options={disciplines} isRequired />
      </FieldCell>
      <FieldCell span="third">
        <FormText control={control} name="cgpa" inputMode="decimal" autoComplete="off" isTabular />
      </FieldCell>
    </Part>
  );
}

export function ContactFields({ control }: Pick<FieldsProps, 'control'>) {
  const { hostels } = useInstituteSettings();
  return (
    <Part title={sections.contact} note={contactNote}>
      <Half>
        <FormChoice control={control} name="hostel" options={hostels} />
      </Half>
      <Half>
        <FormText control={control} name="room_number" autoComplete="off" />
      </Half>
      <FormText control={control} name="github" type="url" inputMode="url" isRequired={false} />
      <FormText control={control} name="linkedin" type="url" inputMode="url" isRequired={false} />
    </Part>
  );
}
