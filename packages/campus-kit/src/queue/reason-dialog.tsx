import { Alert, Button, Cluster, TextArea } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import { useState } from 'react';
import { messages } from './messages';
import styles from './queue.module.css';
import { useReason } from './use-reason';

interface ReasonDialogProps {
  readonly title: string;
  /** What the decision is about. */
  readonly items: readonly { readonly _id: string; readonly title: string; readonly person?: string | undefined }[];
  readonly hint: string;
  readonly isRequired?: boolean;
  /** Enter sends it then, and the field has the focus when it is wrong. */
  readonly isOneParagraph?: boolean;
  readonly suggestions?: readonly string[];
  readonly confirm: string;
  readonly busy?: string;
  /** Shown when the server gave no reason. */
  readonly failed?: string;
  readonly onConfirm: (reason: string) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks for the reason of a decision, which the person sees; it stays open until the decision is made. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isRequired, isOneParagraph, suggestions = [], busy = '', failed = '', onConfirm, onClose } = props;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useSingleFlight(async (reason: string) => {
    setFailure(undefined);
    setSending(true);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, failed));
      setSending(false);
    }
  });
  const { ref, submit, write, field } = useReason((reason) => void send(reason), isRequired);
  return (
    <FormDialog
      title={props.title}
      texts={{ cancel: messages.cancel, submit: props.confirm, busy }}
      isBusy={isSending}
      onClose={onClose}
      onCancel={onClose}
      onSubmit={submit}
    >
      <ul className={styles.named}>
        {props.items.map(({ _id, title, person }) => (
          <li key={_id}>
            <strong>{title}</strong> {person}
          </li>
        ))}
      </ul>
      {failure ? (
        <Alert>
          <p>{failure}</p>
        </Alert>
      ) : null}
      <TextArea
        {...field}
        ref={isOneParagraph ? ref : undefined}
        description={props.hint}
        submitsByEnter={isOneParagraph}
        rows={3}
      />
      {suggestions.length > 0 ? (
        <Cluster as="ul" aria-label={messages.suggestedReasons}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button onPress={() => write(suggestion)}>{suggestion}</Button>
            </li>
          ))}
        </Cluster>
      ) : null}
    </FormDialog>
  );
}
