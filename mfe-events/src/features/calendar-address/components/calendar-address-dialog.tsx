import { Alert, Button, Dialog, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { CalendarAddressField, useCalendarAddress } from '@portal/web-kit/calendar-address';
import { useState } from 'react';
import { messages } from '../messages';

/** What has to be confirmed. */
type Step = 'renew' | 'end';

/** Makes, renews and ends the address of the own calendar, which is shown only after it was made. */
export function CalendarAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const formats = useFormats();
  const { state, make, end } = useCalendarAddress();
  const [confirming, setConfirming] = useState<Step>();
  const act = useSingleFlight(async (what: 'make' | 'end') => {
    try {
      await (what === 'make' ? make.mutateAsync() : end.mutateAsync());
      setConfirming(undefined);
    } catch {
      // Shown below, until the next attempt.
    }
  });
  const { data } = state;
  const since = data?.active && data.created_at ? messages.active(formats.date(data.created_at)) : messages.text;
  const error = make.error ?? end.error;
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
            busy={make.isPending || end.isPending}
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
        {data && !confirming ? (
          <Text as="p" tone="secondary">
            {since}
          </Text>
        ) : null}
        {confirming ? <Text as="p">{confirming === 'renew' ? messages.renewText : messages.endText}</Text> : null}
        {data?.active && make.data && !confirming ? <CalendarAddressField url={make.data.url} /> : null}
      </Stack>
    </Dialog>
  );
}

interface ButtonsProps {
  readonly isActive: boolean;
  readonly confirming: Step | undefined;
  readonly busy: boolean;
  readonly onConfirm: (step: Step | undefined) => void;
  readonly onAct: (what: 'make' | 'end') => void;
}

function Buttons({ isActive, confirming, busy, onConfirm, onAct }: ButtonsProps) {
  if (confirming) {
    const isEnd = confirming === 'end';
    return (
      <>
        <Button onPress={() => onConfirm(undefined)} autoFocus>
          {messages.back}
        </Button>
        <Button
          variant="danger"
          onPress={() => onAct(isEnd ? 'end' : 'make')}
          busy={busy}
          busyLabel={isEnd ? messages.ending : messages.making}
        >
          {isEnd ? messages.endIt : messages.renewIt}
        </Button>
      </>
    );
  }
  if (!isActive) {
    return (
      <Button variant="primary" onPress={() => onAct('make')} busy={busy} busyLabel={messages.making}>
        {messages.make}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" onPress={() => onConfirm('end')}>
        {messages.end}
      </Button>
      <Button onPress={() => onConfirm('renew')}>{messages.renew}</Button>
    </>
  );
}
