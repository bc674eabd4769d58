import { Banner } from '@portal/ui';
import { useFormats, useStoredAnswers } from '@portal/web-kit';
import { CloudOff } from 'lucide-react';
import { messages } from './messages';

/** Says from when the page is, while it is made of stored answers. */
export function OfflineBanner() {
  const answeredAt = useStoredAnswers();
  const { dateTime } = useFormats();
  if (!answeredAt) return null;
  return (
    <Banner tone="neutral" icon={<CloudOff />} title={messages.offline}>
      {messages.from(dateTime(answeredAt))}
    </Banner>
  );
}
