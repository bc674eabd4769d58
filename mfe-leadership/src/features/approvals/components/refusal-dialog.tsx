import { TEXT_LIMITS } from '@portal/contracts';
import { Button, Cluster, Dialog, Stack, TextArea } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import type { Approval, ApprovalKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import styles from './inbox.module.css';

interface RefusalDialogProps {
  readonly items: readonly Approval[];
  /** Of these items. */
  readonly kinds: readonly ApprovalKind[];
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal, which the person sees. */
export function RefusalDialog({ items, kinds, onRefuse, onClose }: RefusalDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const isRequired = kinds.some(({ refusal }) => refusal?.isReasonRequired);
  const confirm = kinds.length === 1 ? kinds[0]?.texts.refuse : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = reason.trim();
    const found = errorOf(text, isRequired);
    setError(found);
    if (found === undefined) onRefuse(text);
  };
  const write = (text: string) => {
    setReason(text);
    setError(undefined);
  };
  return (
    <Dialog
      isOpen
      title={messages.refuseTitle(items.length)}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" form={formId}>
            {confirm ?? messages.refuseMany(String(items.length))}
          </Button>
        </>
      }
    >
      <Stack>
        <ul className={styles.named}>
          {items.map(({ _id, title, person }) => (
            <li key={_id}>
              <strong>{title}</strong> {person}
            </li>
          ))}
        </ul>
        <form id={formId} onSubmit={submit} noValidate>
          <TextArea
            label={messages.reason}
            description={messages.reasonHint}
            isRequired={isRequired}
            errorMessage={error}
            value={reason}
            onChange={write}
            rows={3}
          />
        </form>
        <Cluster as="ul" aria-label={messages.suggestedReasons}>
          {kinds
            .flatMap(({ refusal }) => refusal?.reasons ?? [])
            .map((suggestion) => (
              <li key={suggestion}>
                <Button onPress={() => write(suggestion)}>{suggestion}</Button>
              </li>
            ))}
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function errorOf(reason: string, isRequired: boolean): string | undefined {
  if (reason === '' && isRequired) return messages.reasonMissing;
  return reason.length > TEXT_LIMITS.excerpt ? messages.reasonTooLong(TEXT_LIMITS.excerpt) : undefined;
}
