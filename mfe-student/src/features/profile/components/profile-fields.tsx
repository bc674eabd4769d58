import { GENDERS, OFFICE_CONTACTS, yearOf, YEARS_OF_STUDY, type Profile } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection, TextField, type TextFieldProps } from '@portal/ui';
import { useFormats, useInstituteSettings } from '@portal/web-kit';
import { FormDateField, FormSelect, FormTextField, useFormState, type Control } from '@portal/web-kit/forms';
import type { ComponentProps, ReactNode } from 'react';
import { profileMessages as messages } from '../../../messages';
import type { ProfileField, ProfileForm } from '../profile-form';

const { labels, sections, personalNote, contactNote } = messages;
/** As in the service, to the year: what a year of two digits can mean, and which years the calendar offers. */
const AGE = { youngest: 10, oldest: 100 };
const unchanging = () => undefined;

interface FieldsProps {
  readonly control: Control<ProfileForm>;
  readonly profile: Profile;
}

interface CellProps {
  readonly control: Control<ProfileForm>;
  readonly name: ProfileField;
  /** Half a row unless given. */
  readonly span?: ComponentProps<typeof FieldCell>['span'];
}

function TextCell({ span = 'half', ...props }: CellProps & Partial<TextFieldProps>) {
  return (
    <FieldCell span={span}>
      <FormTextField {...props} label={labels[props.name]} />
    </FieldCell>
  );
}

interface ChoiceCellProps extends CellProps {
  readonly options: readonly string[];
  readonly isRequired?: boolean;
}

/** One of a list. What is saved stays a choice, also when the institute took it off the list. */
function ChoiceCell({ span = 'half', options, ...props }: ChoiceCellProps) {
  const saved = useFormState({ control: props.control }).defaultValues?.[props.name] ?? '';
  const values = saved === '' || options.includes(saved) ? options : [saved, ...options];
  return (
    <FieldCell span={span}>
      <FormSelect
        {...props}
        label={labels[props.name]}
        placeholder={messages.notGiven}
        options={values.map((value) => ({ value, label: value }))}
      />
    </FieldCell>
  );
}

/** Comes from the account and cannot be changed here. */
function LockedCell({ name, value }: { readonly name: 'email' | 'user_id'; readonly value: string }) {
  return (
    <FieldCell span="half">
      <TextField label={labels[name]} value={value} onChange={unchanging} isReadOnly isTabular />
    </FieldCell>
  );
}

function Fieldset({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <FormSection isSplit title={title} text={note}>
      <FieldGrid>{children}</FieldGrid>
    </FormSection>
  );
}

export function PersonalFields({ control, profile, isOpened }: FieldsProps & { readonly isOpened: boolean }) {
  const thisYear = yearOf(useFormats().calendarDay(Date.now()));
  return (
    <Fieldset title={sections.personal} note={personalNote}>
      <TextCell control={control} name="name" autoComplete="name" autoFocus={isOpened} />
      <LockedCell name="email" value={profile.personal_info.email} />
      <TextCell control={control} name="phone" type="tel" autoComplete="tel-national" isTabular />
      <ChoiceCell control={control} name="gender" options={GENDERS} />
      <FieldCell span="half">
        <FormDateField
          control={control}
          name="date_of_birth"
          label={labels.date_of_birth}
          min={`${thisYear - AGE.oldest}-01-01`}
          max={`${thisYear - AGE.youngest}-12-31`}
          assumes="nothing"
        />
      </FieldCell>
    </Fieldset>
  );
}

export function AcademicFields({ control, profile }: FieldsProps) {
  const { programmes, disciplines } = useInstituteSettings();
  return (
    <Fieldset title={sections.academic}>
      <LockedCell name="user_id" value={profile.user_id ?? ''} />
      <TextCell control={control} name="batch_year" inputMode="numeric" autoComplete="off" isTabular />
      <ChoiceCell control={control} name="program" options={programmes} isRequired />
      <ChoiceCell control={control} name="current_year" options={YEARS_OF_STUDY} />
      <ChoiceCell control={control} name="branch" options={disciplines} isRequired span="twoThirds" />
      <TextCell control={control} name="cgpa" inputMode="decimal" autoComplete="off" isTabular span="third" />
    </Fieldset>
  );
}

export function ContactFields({ control }: Pick<FieldsProps, 'control'>) {
  const { hostels } = useInstituteSettings();
  const url = { control, type: 'url', inputMode: 'url', isRequired: false } as const;
  return (
    <Fieldset title={sections.contact} note={contactNote}>
      <ChoiceCell control={control} name="hostel" options={hostels} />
      <TextCell control={control} name="room_number" autoComplete="off" />
      <FormTextField {...url} name="github" label={labels.github} />
      <FormTextField {...url} name="linkedin" label={labels.linkedin} />
      <FormSelect
        control={control}
        name="office_contact"
        label={labels.office_contact}
        description={messages.officeContactHint}
        options={OFFICE_CONTACTS.map((value) => ({ value, label: messages.officeContacts[value] }))}
      />
    </Fieldset>
  );
}
