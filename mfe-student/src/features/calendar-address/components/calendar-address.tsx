import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  ErrorState,
  LoadingState,
  Section,
  Stack,
  Text,
  briefToast,
} from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { CalendarAddressField, useCalendarAddress } from '@portal/web-kit/calendar-address';
import { useState } from 'react';
import { calendarAddressMessages as messages } from '../../../messages';

/** The address under which a calendar program reads what one joined: made, renewed and ended here, and shown once. */
export function CalendarAddress() {
  const { state, make, end } = useCalendarAddress();
  const [asks, setAsks] = useState<'renew' | 'end'>();
  const act = useSingleFlight(async (what: 'make' | 'end') => {
    setAsks(undefined);
    try {
      await (what === 'make' ? make.mutateAsync() : end.mutateAsync());
      if (what === 'end') briefToast.success(messages.ended);
    } catch (error) {
      briefToast.error(messageOf(error, messages.notChanged));
    }
  });
  const { data } = state;
  return (
    <Section title={messages.title}>
      {state.isPending ? <LoadingState label={messages.loading} shape="rows" count={1} /> : null}
      {state.isError ? (
        <ErrorState message={messages.failed} onRetry={() => void state.refetch()} isRetrying={state.isRefetching} />
      ) : null}
      {data ? (
        <Card isPadded>
          <Stack gap={3}>
            <Explanation since={data.active ? data.created_at : undefined} />
            {data.active && make.data ? <CalendarAddressField url={make.data.url} toast={briefToast} /> : null}
            <Buttons
              isActive={data.active}
              isMaking={make.isPending}
              isEnding={end.isPending}
              onMake={() => void act('make')}
              onAsk={setAsks}
            />
          </Stack>
        </Card>
      ) : null}
      <ConfirmDialog
        isOpen={asks !== undefined}
        title={asks === 'end' ? messages.endTitle : messages.renewTitle}
        confirmLabel={asks === 'end' ? messages.endIt : messages.renewIt}
        onCancel={() => setAsks(undefined)}
        onConfirm={() => void act(asks === 'end' ? 'end' : 'make')}
      >
        {asks === 'end' ? messages.endText : messages.renewText}
      </ConfirmDialog>
    </Section>
  );
}

function Explanation({ since }: { readonly since: string | undefined }) {
  const formats = useFormats();
  return (
    <Text as="p" tone="secondary">
      {since ? messages.active(formats.date(since)) : messages.text}
    </Text>
  );
}

interface ButtonsProps {
  readonly isActive: boolean;
  readonly isMaking: boolean;
  readonly isEnding: boolean;
  readonly onMake: () => void;
  readonly onAsk: (what: 'renew' | 'end') => void;
}

function Buttons({ isActive, isMaking, isEnding, onMake, onAsk }: ButtonsProps) {
  if (!isActive) {
    return (
      <div>
        <Button onPress={onMake} busy={isMaking} busyLabel={messages.making}>
          {messages.make}
        </Button>
      </div>
    );
  }
  return (
    <Cluster>
      <Button onPress={() => onAsk('renew')} busy={isMaking} busyLabel={messages.making}>
        {messages.renew}
      </Button>
      <Button variant="quiet" onPress={() => onAsk('end')} busy={isEnding}>
        {messages.end}
      </Button>
    </Cluster>
  );
}
