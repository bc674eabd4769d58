import { HOLDER_STATUS_NAMES, HOLDER_STATUSES, type HolderStatus } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import {
  FormDateField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useWatch,
  type Control,
} from '@portal/web-kit/forms';
import { formMessages as messages } from '../messages';
import type { RecordForm } from '../holder-schema';

interface RecordFieldsProps {
  readonly control: Control<RecordForm>;
  /** The statuses to choose from. */
  readonly statuses?: readonly HolderStatus[] | undefined;
}

/** The status, with a reason when it ended early. */
export function StatusFields({ control, statuses = HOLDER_STATUSES }: RecordFieldsProps) {
  const status = useWatch({ control, name: 'status' });
  return (
    <>
      <FieldCell span="half">
        <FormSelect
          control={control}
          name="status"
          label={messages.status}
          isRequired
          placeholder={messages.chooseStatus}
          options={statuses.map((value) => ({ value, label: HOLDER_STATUS_NAMES[value] }))}
        />
      </FieldCell>
      {status === 'terminated' ? (
        <FormTextArea
          control={control}
          name="endReason"
          label={messages.endReason}
          description={messages.endReasonHint}
          isRequired
          rows={2}
        />
      ) : null}
    </>
  );
}

interface DetailFieldsProps {
  readonly control: Control<RecordForm>;
  /** Titles beside the fields, where there is room. */
  readonly isSplit: boolean;
}

/** Who appointed and when, and what was achieved. */
export function DetailFields({ control, isSplit }: DetailFieldsProps) {
  return (
    <>
      <FormSection isSplit={isSplit} title={messages.appointment} optionalLabel={messages.optional}>
        <FieldGrid>
          <FieldCell span="half">
            <FormTextField control={control} name="appointedBy" label={messages.appointedBy} />
          </FieldCell>
          <FieldCell span="half">
            <FormDateField control={control} name="appointmentDate" label={messages.appointmentDate} />
          </FieldCell>
        </FieldGrid>
      </FormSection>
      <FormSection isSplit={isSplit} title={messages.performance} optionalLabel={messages.optional}>
        <FieldGrid>
          <FieldCell span="half">
            <FormNumberField control={control} name="events" label={messages.events} />
          </FieldCell>
          <FieldCell span="half">
            <FormNumberField control={control} name="budget" label={messages.budget} prefix="₹" />
          </FieldCell>
          <FormTextArea control={control} name="feedback" label={messages.feedback} rows={3} />
        </FieldGrid>
      </FormSection>
    </>
  );
}
