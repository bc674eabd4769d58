import {
  briefToast,
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  ErrorState,
  LoadingState,
  Section,
  Stack,
  Text,
} from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { CalendarAddressField, useCalendarAddress } from '@portal/web-kit/calendar-address';
import { useState } from 'react';
import { calendarAddressMessages as messages } from '../../../messages';

/** The address at which a calendar program reads the person's events. It is shown only when it was just made. */
export function CalendarAddress() {
  const { state, make, end } = useCalendarAddress();
  const formats = useFormats();
  const [question, setQuestion] = useState<'renew' | 'end'>();
  const change = useSingleFlight(async (what: 'make' | 'end') => {
    setQuestion(undefined);
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
            <Text as="p" tone="secondary">
              {data.active && data.created_at ? messages.active(formats.date(data.created_at)) : messages.text}
            </Text>
            {data.active && make.data ? <CalendarAddressField url={make.data.url} toast={briefToast} /> : null}
            <Cluster>
              <Button
                onPress={() => (data.active ? setQuestion('renew') : void change('make'))}
                busy={make.isPending}
                busyLabel={messages.making}
              >
                {data.active ? messages.renew : messages.make}
              </Button>
              {data.active ? (
                <Button variant="quiet" onPress={() => setQuestion('end')} busy={end.isPending}>
                  {messages.end}
                </Button>
              ) : null}
            </Cluster>
          </Stack>
        </Card>
      ) : null}
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question === 'end' ? messages.endTitle : messages.renewTitle}
        confirmLabel={question === 'end' ? messages.endIt : messages.renewIt}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => void change(question === 'end' ? 'end' : 'make')}
      >
        {question === 'end' ? messages.endText : messages.renewText}
      </ConfirmDialog>
    </Section>
  );
}
