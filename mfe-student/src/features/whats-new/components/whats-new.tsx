import { useUnreadNotifications, NotificationList, useMarkRead } from '@portal/campus-kit/notifications';
import type { NotificationAnswer } from '@portal/contracts';
import { Card, Section, Text, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { otherPages } from '../../../paths';
import { messages } from '../messages';
import { useLastVisit } from '../use-last-visit';

/** Unread notifications since the last visit; on the first visit, all unread ones. */
export function WhatsNew({ userId }: { readonly userId: string }) {
  const since = useLastVisit(userId);
  const query = useUnreadNotifications();
  const { data } = query;
  const markRead = useMarkRead();
  const formats = useFormats();
  const fresh = data?.items.filter(({ timestamp }) => since === undefined || Date.parse(timestamp) > since) ?? [];
  if (data && fresh.length === 0 && since === undefined) return null;
  return (
    <Section
      title={messages.title}
      trailing={
        fresh.length > 0 ? (
          <TextLink isSolo href={otherPages.notifications} aria-label={messages.allNotifications}>
            {messages.all}
          </TextLink>
        ) : undefined
      }
    >
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" count={2} />
      {data && fresh.length === 0 && since !== undefined ? (
        <Text as="p" tone="secondary">
          {messages.none(formats.dateTime(since))}
        </Text>
      ) : null}
      {fresh.length > 0 ? <News items={fresh} onOpen={({ _id }) => markRead.mutate([_id])} /> : null}
    </Section>
  );
}

interface NewsProps {
  readonly items: readonly NotificationAnswer[];
  readonly onOpen: (notification: NotificationAnswer) => void;
}

function News({ items, onOpen }: NewsProps) {
  return (
    <Card isClipped>
      <NotificationList notifications={items} level={3} onOpen={onOpen} />
    </Card>
  );
}
