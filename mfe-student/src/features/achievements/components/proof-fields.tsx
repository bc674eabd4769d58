import { FieldGrid, FormSection } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { FormComboBox, FormSegmentedField, FormTextField, useWatch, type Control } from '@portal/web-kit/forms';
import type { AchievementForm } from '../achievement-schema';
import { eventOption, useEventSearch } from '../api/find-events';
import { formMessages as messages } from '../messages';
import { CertificateFile } from './certificate-file';

const kinds = (['link', 'file'] as const).map((kind) => ({ value: kind, label: messages.certificateKinds[kind] }));

interface ProofFieldsProps {
  readonly control: Control<AchievementForm>;
  readonly isSplit: boolean;
}

/** The event it was achieved at, and its certificate, as a link or a file. */
export function ProofFields({ control, isSplit }: ProofFieldsProps) {
  const kind = useWatch({ control, name: 'certificateKind' });
  return (
    <FormSection isSplit={isSplit} title={messages.proof} optionalLabel={messages.optional}>
      <FieldGrid>
        <EventField control={control} />
        <FormSegmentedField control={control} name="certificateKind" label={messages.certificate} options={kinds} />
        {kind === 'link' ? (
          <FormTextField
            control={control}
            name="certificateUrl"
            label={messages.certificateLink}
            type="url"
            placeholder={messages.certificateExample}
            isRequired={false}
          />
        ) : (
          <CertificateFile control={control} />
        )}
      </FieldGrid>
    </FormSection>
  );
}

/** An event that has begun, found by typing. */
function EventField({ control }: Pick<ProofFieldsProps, 'control'>) {
  const formats = useFormats();
  const { found, picker } = useEventSearch();
  return (
    <FormComboBox
      {...picker}
      control={control}
      name="event"
      label={messages.event}
      description={messages.eventHint}
      placeholder={messages.findEvent}
      isRequired={false}
      options={found.map((event) => eventOption(event, formats.date))}
    />
  );
}
