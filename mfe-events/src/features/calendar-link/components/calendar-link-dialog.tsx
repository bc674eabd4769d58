import { CalendarLinkField, useCalendarLink } from '@portal/campus-kit/calendar-link';
import { Alert, Button, Dialog, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { useState } from 'react';
import { messages } from '../messages';

/** What has to be confirmed. */
type Step = 'replace' | 'delete';

/** Creates, replaces and deletes the person's calendar link, which is shown only after it was created. */
export function CalendarLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const formats = useFormats();
  const { state, create, remove } = useCalendarLink();
  const [confirming, setConfirming] = useState<Step>();
  const act = useSingleFlight(async (what: 'create' | 'delete') => {
    try {
      await (what === 'create' ? create.mutateAsync() : remove.mutateAsync());
      setConfirming(undefined);
    } catch {
      // Shown below, until the next attempt.
    }
  });
  const { data } = state;
  const since = data?.active && data.created_at ? messages.active(formats.date(data.created_at)) : messages.text;
  const error = create.error ?? remove.error;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.open}
      footer={
        data ? (
          <Buttons
            isActive={data.active}
            confirming={confirming}
            busy={create.isPending || remove.isPending}
            onConfirm={setConfirming}
            onAct={(what) => void act(what)}
          />
        ) : undefined
      }
    >
      <Stack gap={3}>
        {state.isPending ? <LoadingState label={messages.loading} shape="text" count={2} /> : null}
        {state.isError ? (
          <ErrorState message={messages.failed} onRetry={() => void state.refetch()} isRetrying={state.isRefetching} />
        ) : null}
        {error ? <Alert>{messageOf(error, messages.notChanged)}</Alert> : null}
        {data && !create.data && !confirming ? (
          <Text as="p" tone="secondary">
            {since}
          </Text>
        ) : null}
        {confirming ? (
          <Text as="p">{confirming === 'replace' ? messages.replaceText : messages.deleteText}</Text>
        ) : null}
        {data?.active && create.data && !confirming ? <CalendarLinkField url={create.data.url} /> : null}
      </Stack>
    </Dialog>
  );
}

interface ButtonsProps {
  readonly isActive: boolean;
  readonly confirming: Step | undefined;
  readonly busy: boolean;
  readonly onConfirm: (step: Step | undefined) => void;
  readonly onAct: (what: 'create' | 'delete') => void;
}

function Buttons({ isActive, confirming, busy, onConfirm, onAct }: ButtonsProps) {
  if (confirming) {
    const isDeletion = confirming === 'delete';
    return (
      <>
        <Button onPress={() => onConfirm(undefined)} autoFocus>
          {messages.back}
        </Button>
        <Button
          variant="danger"
          onPress={() => onAct(isDeletion ? 'delete' : 'create')}
          busy={busy}
          busyLabel={isDeletion ? messages.deleting : messages.creating}
        >
          {isDeletion ? messages.delete : messages.replace}
        </Button>
      </>
    );
  }
  if (!isActive) {
    return (
      <Button variant="primary" onPress={() => onAct('create')} busy={busy} busyLabel={messages.creating}>
        {messages.create}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" onPress={() => onConfirm('delete')}>
        {messages.delete}
      </Button>
      <Button onPress={() => onConfirm('replace')}>{messages.replace}</Button>
    </>
  );
}
