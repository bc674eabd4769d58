import { useTenures } from '@portal/campus-kit';
import { calls } from '@portal/contracts';
import { Button, FieldCell, FieldGrid, FormBar, FormSection, TextButton } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useWrite } from '@portal/web-kit';
import { FormSelect, useFormDraft, useFormSubmit, useSchemaForm, type Control } from '@portal/web-kit/forms';
import { useState } from 'react';
import { appointHolderBody, emptyHolder, holderErrors, holderSchema, type RecordForm } from '../holder-schema';
import { formMessages as messages } from '../messages';
import { useRequirementCheck } from '../use-requirement-check';
import { AppointmentOutcome } from './appointment-outcome';
import { PersonField } from './person-field';
import { PositionField } from './position-field';
import { DetailFields, StatusFields } from './record-fields';
import { RequirementList } from './requirement-list';

/** Appoints a person to a position; the draft stays until it is added or discarded. */
export function AddHolderForm() {
  const { tenures, current } = useTenures();
  const form = useSchemaForm({ schema: holderSchema, defaultValues: emptyHolder(current) });
  const { control, formState } = form;
  const { startOver } = useFormDraft(form, 'add-holder');
  const check = useRequirementCheck(control);
  const appoint = useWrite(calls.appointHolder);
  /** Why it failed, when no field shows it. */
  const [reason, setReason] = useState<string>();
  // A new key empties the pickers too, which hold half-typed text themselves.
  const [round, setRound] = useState(0);
  const recordControl = control as unknown as Control<RecordForm>;

  const restart = () => {
    startOver();
    setRound((before) => before + 1);
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      await appoint.mutateAsync({ body: appointHolderBody(values, check.isException) });
      restart();
    },
    {
      fallback: messages.failed,
      ...holderErrors,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? undefined : messageOf(error, '')),
    },
  );
  const isChanged = formState.isDirty;
  return (
    <form noValidate aria-label={messages.title} onSubmit={submit}>
      <UnsavedChangesWarning when={isChanged} />
      <div key={round}>
        <FormSection isSplit title={messages.position}>
          <FieldGrid>
            <PersonField control={control} />
            <PositionField control={control} />
            <RequirementList control={control} check={check} />
            <FieldCell span="half">
              <FormSelect
                control={control}
                name="tenure"
                label={messages.tenure}
                isRequired
                placeholder={messages.chooseTenure}
                options={tenures.map((tenure) => ({ value: tenure, label: tenure }))}
              />
            </FieldCell>
            <StatusFields control={recordControl} />
          </FieldGrid>
        </FormSection>
        <DetailFields isSplit control={recordControl} />
      </div>
      <FormBar
        message={<AppointmentOutcome appointed={appoint.data} hasFailed={appoint.isError} reason={reason} />}
        note={
          isChanged ? (
            <>
              {messages.draftSaved} <TextButton onPress={restart}>{messages.discard}</TextButton>
            </>
          ) : null
        }
      >
        <Button type="submit" variant="primary" busy={appoint.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </FormBar>
    </form>
  );
}
