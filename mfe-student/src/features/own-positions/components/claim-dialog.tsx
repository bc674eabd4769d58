import { useTenures } from '@portal/campus-kit';
import type { OwnHolding } from '@portal/contracts';
import { Alert, FieldCell, FieldGrid, Text, briefToast } from '@portal/ui';
import { messageOf, UnsavedChangesWarning } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import {
  FormDateField,
  FormSelect,
  FormTextField,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '@portal/web-kit/forms';
import { useState } from 'react';
import { useClaimPosition } from '../api/claim-position';
import { claimBody, claimSchema, formOfClaim, serverErrors } from '../claim-schema';
import { claimMessages as messages } from '../messages';
import { PositionField } from './position-field';

interface ClaimDialogProps {
  readonly userId: string;
  /** The returned claim that is corrected; none for a new one. */
  readonly returned?: OwnHolding | undefined;
  readonly onClose: () => void;
}

/** Adds a position that the person holds; what was typed stays until it is added or cancelled. */
export function ClaimDialog({ userId, returned, onClose }: ClaimDialogProps) {
  const { tenures, current } = useTenures();
  const form = useSchemaForm({ schema: claimSchema, defaultValues: formOfClaim(returned, current) });
  const { control } = form;
  const { clear } = useFormDraft(form, returned ? `correct-position.${returned._id}` : 'add-own-position');
  const claim = useClaimPosition(returned);
  /** Why it failed, when no field says it. */
  const [reason, setReason] = useState<string>();
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      await claim.mutateAsync({ body: claimBody(values, userId) });
      briefToast.success(messages.done);
      leave();
    },
    {
      fallback: messages.failed,
      ...serverErrors,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? undefined : messageOf(error, '')),
    },
  );
  return (
    <FormDialog
      title={returned ? messages.correctTitle : messages.title}
      texts={returned ? { ...messages, submit: messages.resubmit } : messages}
      isBusy={claim.isPending}
      onClose={onClose}
      onCancel={leave}
      onSubmit={submit}
    >
      <UnsavedChangesWarning when={form.formState.isDirty} />
      {claim.isError ? (
        <>
          <Alert>
            <p>{messages.failed}</p>
          </Alert>
          {reason ? <p>{reason}</p> : null}
        </>
      ) : null}
      <FieldGrid>
        <PositionField control={control} />
        <FormSelect
          control={control}
          name="tenure"
          label={messages.tenure}
          isRequired
          placeholder={messages.chooseTenure}
          options={tenures.map((tenure) => ({ value: tenure, label: tenure }))}
        />
        <FieldCell span="half">
          <FormTextField control={control} name="appointedBy" label={messages.appointedBy} isRequired={false} />
        </FieldCell>
        <FieldCell span="half">
          <FormDateField control={control} name="appointmentDate" label={messages.appointmentDate} isRequired={false} />
        </FieldCell>
      </FieldGrid>
      <Text as="p" size="sm" tone="muted">
        {messages.hint}
      </Text>
    </FormDialog>
  );
}
