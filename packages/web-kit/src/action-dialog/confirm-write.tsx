import type { Call } from '@portal/contracts';
import { useWrite, type WriteInput, type WriteOptions } from '@portal/web-kit';
import { ActionDialog, type ActionDialogProps } from './action-dialog';

/** The write that is asked about, and the sentence that says that it was made. */
export interface ConfirmWriteProps<C extends Call>
  extends Omit<ActionDialogProps, 'action'>, Pick<WriteOptions<C, unknown>, 'meta'> {
  readonly call: C;
  readonly input: WriteInput<C>;
  readonly done: string;
}

/** Says what a write means, asks, and makes it. */
export function ConfirmWrite<C extends Call>({ call, input, done, meta, ...asked }: ConfirmWriteProps<C>) {
  const { mutateAsync } = useWrite(call, meta && { meta });
  const action = async () => {
    await mutateAsync(input);
    return done;
  };
  return <ActionDialog action={action} {...asked} />;
}
