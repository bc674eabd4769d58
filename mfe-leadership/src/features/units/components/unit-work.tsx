import { requestTime, requestTitle } from '@portal/campus-kit';
import { calls, type UnitWork as Work } from '@portal/contracts';
import { ErrorState, ListItem, Rows, Section, TextLink } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { feedbackHref, otherPages } from '../../../paths';
import { unitMessages as messages } from '../messages';

interface UnitWorkProps {
  readonly unitId: string;
  /** Whether it is the reader's to do. */
  readonly isOwn: boolean;
}

/** The room requests and the feedback that wait for the unit's officers; nothing when there are none. */
export function UnitWork({ unitId, isOwn }: UnitWorkProps) {
  const { data, isError, isRefetching, refetch } = useRead(
    calls.readUnitWork,
    { params: { id: unitId } },
    { enabled: isOwn },
  );
  if (isError && !data) {
    return <ErrorState message={messages.workFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  if (!data) return null;
  return (
    <>
      {data.room_requests.total > 0 ? <PendingRequests requests={data.room_requests} unitId={unitId} /> : null}
      {data.feedback.total > 0 ? <OpenFeedback feedback={data.feedback} /> : null}
    </>
  );
}

function PendingRequests({ requests, unitId }: { readonly requests: Work['room_requests']; readonly unitId: string }) {
  return (
    <Section
      title={messages.roomRequests}
      count={requests.total}
      trailing={
        <TextLink isSolo href={otherPages.eventsOfUnit(unitId)}>
          {messages.allEvents}
        </TextLink>
      }
    >
      <Rows>
        {requests.items.map((request) => (
          <ListItem
            key={request._id}
            title={requestTitle(request)}
            href={request.event ? otherPages.event(request.event._id) : otherPages.roomsOn(request.date)}
            meta={
              <>
                <span>{request.room}</span>
                <span>{requestTime(request)}</span>
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

function OpenFeedback({ feedback }: { readonly feedback: Work['feedback'] }) {
  const formats = useFormats();
  return (
    <Section
      title={messages.feedback}
      count={feedback.total}
      trailing={
        <TextLink isSolo href={otherPages.feedback}>
          {messages.allFeedback}
        </TextLink>
      }
    >
      <Rows>
        {feedback.items.map(({ _id, type, target_name: target, comments, created_at: created }) => (
          <ListItem
            key={_id}
            title={target}
            href={feedbackHref(target)}
            text={comments}
            meta={
              <>
                <span>{type}</span>
                <span>{formats.date(created)}</span>
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
