import { Alert, Button, Dialog, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { CalendarAddressField, useCalendarAddress } from '@portal/web-kit/calendar-address';
import { useState } from 'react';
import { calendarAddressTexts as words } from '../texts';

type Step = 'renew' | 'end';

/** Makes, renews and ends the address of one's own calendar; it is shown this once. */
export function CalendarAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const formats = useFormats();
  const { state, make, end } = useCalendarAddress();
  const [asks, setAsks] = useState<Step>();
  const act = useSingleFlight(async (what: 'make' | 'end') => {
    try {
      await (what === 'make' ? make.mutateAsync() : end.mutateAsync());
      setAsks(undefined);
    } catch {
      // Said below, until it is tried again.
    }
  });
  const { data } = state;
  const since = data?.active && data.created_at ? words.active(formats.date(data.created_at)) : words.text;
  const error = make.error ?? end.error;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.open}
      footer={
        data ? (
          <Buttons
            isActive={data.active}
            asks={asks}
            busy={make.isPending || end.isPending}
            onAsk={setAsks}
            onAct={(what) => void act(what)}
          />
        ) : undefined
      }
    >
      <Stack gap={3}>
        {state.isPending ? <LoadingState label={words.loading} shape="text" count={2} /> : null}
        {state.isError ? (
          <ErrorState message={words.failed} onRetry={() => void state.refetch()} isRetrying={state.isRefetching} />
        ) : null}
        {error ? <Alert>{messageOf(error, words.notChanged)}</Alert> : null}
        {data && !asks ? (
          <Text as="p" tone="secondary">
            {since}
          </Text>
        ) : null}
        {asks ? <Text as="p">{asks === 'renew' ? words.renewText : words.endText}</Text> : null}
        {data?.active && make.data && !asks ? <CalendarAddressField url={make.data.url} /> : null}
      </Stack>
    </Dialog>
  );
}

interface ButtonsProps {
  readonly isActive: boolean;
  readonly asks: Step | undefined;
  readonly busy: boolean;
  readonly onAsk: (step: Step | undefined) => void;
  readonly onAct: (what: 'make' | 'end') => void;
}

function Buttons({ isActive, asks, busy, onAsk, onAct }: ButtonsProps) {
  if (asks) {
    const isEnd = asks === 'end';
    return (
      <>
        <Button onPress={() => onAsk(undefined)} autoFocus>
          {words.back}
        </Button>
        <Button
          variant="danger"
          onPress={() => onAct(isEnd ? 'end' : 'make')}
          busy={busy}
          busyLabel={isEnd ? words.ending : words.making}
        >
          {isEnd ? words.endIt : words.renewIt}
        </Button>
      </>
    );
  }
  if (!isActive) {
    return (
      <Button variant="primary" onPress={() => onAct('make')} busy={busy} busyLabel={words.making}>
        {words.make}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" onPress={() => onAsk('end')}>
        {words.end}
      </Button>
      <Button onPress={() => onAsk('renew')}>{words.renew}</Button>
    </>
  );
}
