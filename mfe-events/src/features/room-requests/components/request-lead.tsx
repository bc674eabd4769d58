import { Text, TextLink } from '@portal/ui';
import { CategoryBadge, useFormats } from '@portal/web-kit';
import { eventHref } from '../../../paths';
import type { WaitingRequest } from '../api/list-waiting-requests';
import { reviewMessages as messages } from '../review-messages';
import styles from './room-requests.module.css';

/** For which event a room is requested, by whom, and since when it waits. */
export function RequestLead({ request }: { readonly request: WaitingRequest }) {
  const formats = useFormats();
  const { event, unit, requested_by: requester, created_at: requestedAt } = request;
  return (
    <div className={styles.lead}>
      <TextLink isSolo href={eventHref(event._id)}>
        {event.title}
      </TextLink>
      {unit ? <CategoryBadge category={unit.category}>{unit.name}</CategoryBadge> : null}
      {requester ? (
        <Text size="sm" tone="muted">
          {messages.waiting.requested(formats.relative(requestedAt), requester.name)}
        </Text>
      ) : null}
    </div>
  );
}
