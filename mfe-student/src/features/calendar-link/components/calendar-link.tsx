import { CalendarLinkField, useCalendarLink } from '@portal/campus-kit/calendar-link';
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
  TextButton,
} from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { useState } from 'react';
import { calendarLinkMessages as messages } from '../../../messages';

/** The link at which a calendar program reads the person's events. It is asked for when the section is opened. */
export function CalendarLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={messages.title}
      trailing={
        <TextButton
          aria-expanded={isOpen}
          aria-label={`${isOpen ? messages.hide : messages.show}: ${messages.title}`}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hide : messages.show}
        </TextButton>
      }
    >
      {isOpen ? (
        <LinkState />
      ) : (
        <Text as="p" tone="secondary">
          {messages.text}
        </Text>
      )}
    </Section>
  );
}

/** The link itself is shown only when it was just created. */
function LinkState() {
  const { state, create, remove } = useCalendarLink();
  const formats = useFormats();
  const [question, setQuestion] = useState<'replace' | 'delete'>();
  const change = useSingleFlight(async (what: 'create' | 'delete') => {
    setQuestion(undefined);
    try {
      await (what === 'create' ? create.mutateAsync() : remove.mutateAsync());
      if (what === 'delete') briefToast.success(messages.deleted);
    } catch (error) {
      briefToast.error(messageOf(error, messages.notChanged));
    }
  });
  const { data } = state;
  return (
    <>
      {state.isPending ? <LoadingState label={messages.loading} shape="rows" count={1} /> : null}
      {state.isError ? (
        <ErrorState message={messages.failed} onRetry={() => void state.refetch()} isRetrying={state.isRefetching} />
      ) : null}
      {data ? (
        <Card isPadded>
          <Stack gap={3}>
            {data.active && create.data ? (
              <CalendarLinkField url={create.data.url} toast={briefToast} />
            ) : (
              <Text as="p" tone="secondary">
                {data.active && data.created_at ? messages.active(formats.date(data.created_at)) : messages.text}
              </Text>
            )}
            <Cluster>
              <Button
                onPress={() => (data.active ? setQuestion('replace') : void change('create'))}
                busy={create.isPending}
                busyLabel={messages.creating}
              >
                {data.active ? messages.replace : messages.create}
              </Button>
              {data.active ? (
                <Button
                  variant="quiet"
                  onPress={() => setQuestion('delete')}
                  busy={remove.isPending}
                  busyLabel={messages.deleting}
                >
                  {messages.delete}
                </Button>
              ) : null}
            </Cluster>
          </Stack>
        </Card>
      ) : null}
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question === 'delete' ? messages.deleteTitle : messages.replaceTitle}
        confirmLabel={question === 'delete' ? messages.delete : messages.replace}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => void change(question === 'delete' ? 'delete' : 'create')}
      >
        {question === 'delete' ? messages.deleteText : messages.replaceText}
      </ConfirmDialog>
    </>
  );
}
