import type { FeedbackAnswer } from '@portal/contracts';
import type { Columns } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

/** Times are the institute's. */
export function feedbackColumns(timeZone: string): Columns<FeedbackAnswer> {
  return {
    'Given at': ({ created_at: at }) => dateTimeOf(new Date(at), timeZone),
    Type: ({ type }) => type,
    About: ({ target_type: target }) => target,
    Name: ({ target_data: data }) => namesOf(data).name,
    'Belongs to': ({ target_data: data }) => namesOf(data).above ?? '',
    Stars: ({ rating }) => rating ?? '',
    Comments: ({ comments }) => comments,
    Author: (entry) => (entry.is_anonymous ? 'Anonymous' : (entry.feedback_by?.personal_info.name ?? '')),
    Status: ({ is_resolved: isResolved }) => (isResolved ? 'Resolved' : 'Not Resolved'),
    'Actions taken': ({ actions_taken: actions }) => actions ?? '',
    'Resolved by': ({ resolved_by: by }) => by?.name ?? '',
    'Resolved at': ({ resolved_at: at }) => (at === undefined ? '' : dateTimeOf(new Date(at), timeZone)),
  };
}

function namesOf(data: FeedbackAnswer['target_data']): { name: string; above: string | null } {
  if ('personal_info' in data) return { name: data.personal_info.name, above: data.username };
  if ('organizing_unit' in data) return { name: data.title, above: data.organizing_unit };
  return 'title' in data ? { name: data.title, above: data.unit } : { name: data.name, above: data.parent };
}
