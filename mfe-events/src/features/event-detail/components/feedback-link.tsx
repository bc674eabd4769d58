import { TextLink } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { otherPages } from '../../../paths';
import { messages } from '../messages';

/** To the form of feedback about an event, for those who may give it. */
export function FeedbackLink({ eventId }: { readonly eventId: string }) {
  return usePermission('addFeedback') ? (
    <p>
      <TextLink isSolo href={otherPages.feedbackOnEvent(eventId)}>
        {messages.giveFeedback}
      </TextLink>
    </p>
  ) : null;
}
