import { Banner } from '@portal/ui';
import { useFormats, useIsOffline, useStoredAnswers } from '@portal/web-kit';
import { CloudOff } from 'lucide-react';
import { messages } from './messages';

/** Says that there is no connection, and from when the page is while it is made of stored answers. */
export function OfflineBanner() {
  const answeredAt = useStoredAnswers();
  const isOffline = useIsOffline();
  const { dateTime } = useFormats();
  if (!answeredAt && !isOffline) return null;
  return (
    <Banner tone="neutral" icon={<CloudOff />} title={messages.offline}>
      {answeredAt ? messages.from(dateTime(answeredAt)) : messages.opened}
    </Banner>
  );
}
