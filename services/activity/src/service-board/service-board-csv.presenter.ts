import {
  FEEDBACK_ANSWERED_WITHIN_DAYS,
  ROOM_REQUEST_ANSWERED_WITHIN_DAYS,
  UNIT_CATEGORY_NAMES,
  type CouncilService,
  type ServiceBoard,
} from '@portal/contracts';
import { csvOfColumns, type Columns } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

/** What is not shown is empty. */
export function serviceBoardCsv({ councils, since, computed_at }: ServiceBoard, timeZone: string): string {
  const columns: Columns<CouncilService> = {
    Council: ({ category }) => UNIT_CATEGORY_NAMES[category],
    'Feedback counted': ({ feedback }) => feedback.count ?? '',
    'Feedback median days': ({ feedback }) => feedback.median_days ?? '',
    [`Feedback within ${FEEDBACK_ANSWERED_WITHIN_DAYS} days (%)`]: ({ feedback }) => feedback.in_time_percent ?? '',
    'Room requests counted': ({ room_requests: requests }) => requests.count ?? '',
    'Room requests median days': ({ room_requests: requests }) => requests.median_days ?? '',
    [`Room requests within ${ROOM_REQUEST_ANSWERED_WITHIN_DAYS} days (%)`]: ({ room_requests: requests }) =>
      requests.in_time_percent ?? '',
    'Events held': ({ events_held: held }) => held,
    'Places taken': ({ attendance }) => attendance?.registered ?? '',
    'Came (%)': ({ attendance }) => attendance?.came_percent ?? '',
    Since: () => since,
    'Counted at': () => dateTimeOf(new Date(computed_at), timeZone),
  };
  return csvOfColumns(columns, councils);
}
