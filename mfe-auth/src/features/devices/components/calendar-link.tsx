import { calls } from '@portal/contracts';
import { Button, ConfirmDialog, ErrorState, Text, toast } from '@portal/ui';
import { messageOf, readKey, useRead, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { calendarLinkMessages as messages } from '../messages';
import { useCalendarLinkTimes } from '../use-device-times';
import styles from './device-list.module.css';

/** The person's calendar link, which reads events without a session. Nothing is shown while there is none. */
export function CalendarLink() {
  const { data, isError, refetch, isRefetching } = useRead(calls.readCalendarAddress);
  if (isError) {
    return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  if (!data?.active || data.created_at === undefined) return null;
  return <LinkRow createdAt={data.created_at} lastReadAt={data.last_read_at} />;
}

function LinkRow({ createdAt, lastReadAt }: { readonly createdAt: string; readonly lastReadAt: string | undefined }) {
  const times = useCalendarLinkTimes(createdAt, lastReadAt);
  const client = useQueryClient();
  const deletion = useWrite(calls.revokeCalendarAddress, {
    onSuccess: () => {
      client.setQueryData(readKey(calls.readCalendarAddress, 'answer', {}), { active: false });
      toast.success(messages.deleted);
    },
    onError: (error) => toast.error(messageOf(error, messages.notDeleted)),
  });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.device} role="group" aria-label={messages.title}>
      <CalendarSync />
      <div className={styles.text}>
        <Text as="p" weight="medium">
          {messages.title}
        </Text>
        <Text as="p" size="sm" tone="muted" isTabular>
          {times}
        </Text>
      </div>
      <Button aria-label={messages.deleteLink} onPress={() => setIsAsking(true)}>
        {messages.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.question}
        confirmLabel={messages.deleteLink}
        busy={deletion.isPending}
        busyLabel={messages.deleting}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => deletion.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      >
        {messages.consequence}
      </ConfirmDialog>
    </div>
  );
}
