import type { EventHandler } from '@portal/service-kit';
import type { ReviewMailService } from './service';

/** What a review means for the one who asked for the room. */
export function mailReview(
  reviewMails: Pick<ReviewMailService, 'tell'>,
  decision: 'approved' | 'rejected',
): EventHandler<'events.room-request.approved.v1' | 'events.room-request.rejected.v1'> {
  return (event, session) => reviewMails.tell(decision, event, session);
}
