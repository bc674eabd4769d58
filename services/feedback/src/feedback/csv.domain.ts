import type { FeedbackAnswer } from '@portal/contracts';

export const CSV_HEADER = [
  'Given at',
  'Type',
  'About',
  'Name',
  'Belongs to',
  'Stars',
  'Comments',
  'Author',
  'Status',
  'Actions taken',
  'Resolved by',
  'Resolved at',
];

/** A line of the table; of an anonymous author it says what the list says: nothing. Times are the institute's. */
export function rowOf(entry: FeedbackAnswer, timeZone: string): (string | number)[] {
  const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const { name, above } = namesOf(entry.target_data);
  return [
    time.format(new Date(entry.created_at)),
    entry.type,
    entry.target_type,
    name,
    above ?? '',
    entry.rating ?? '',
    entry.comments,
    entry.is_anonymous ? 'Anonymous' : (entry.feedback_by?.personal_info.name ?? ''),
    entry.is_resolved ? 'Resolved' : 'Not Resolved',
    entry.actions_taken ?? '',
    entry.resolved_by?.name ?? '',
    entry.resolved_at === undefined ? '' : time.format(new Date(entry.resolved_at)),
  ];
}

function namesOf(data: FeedbackAnswer['target_data']): { name: string; above: string | null } {
  if ('personal_info' in data) return { name: data.personal_info.name, above: data.username };
  if ('organizing_unit' in data) return { name: data.title, above: data.organizing_unit };
  return 'title' in data ? { name: data.title, above: data.unit } : { name: data.name, above: data.parent };
}
