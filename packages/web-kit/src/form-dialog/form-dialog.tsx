import { Button, Dialog, Stack } from '@portal/ui';
import { useId, type ComponentProps, type SyntheticEvent } from 'react';

/** What the form is about, the texts of its buttons, and what they do. */
export interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'footer'> {
  readonly texts: Readonly<Record<'cancel' | 'submit' | 'busy', string>>;
  readonly isBusy: boolean;
  readonly submitVariant?: 'primary' | 'danger';
  readonly onCancel: () => void;
  /** Of `useFormSubmit`. */
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** A form in a dialog, which the button at the end of the dialog submits. */
export function FormDialog(props: FormDialogProps) {
  const { texts, isBusy, submitVariant = 'primary', onCancel, onSubmit, children, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      isOpen
      {...dialog}
      footer={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant={submitVariant} form={formId} busy={isBusy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  );
}
