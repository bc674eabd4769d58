import type { FeedbackAnswer } from '@portal/contracts';
import { csvOf } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

const HEADER = [
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

/** Times are the institute's. */
export function feedbackCsv(entries: readonly FeedbackAnswer[], timeZone: string): string {
  const rows = entries.map((entry) => rowOf(entry, timeZone));
  return csvOf([HEADER, ...rows]);
}

function rowOf(entry: FeedbackAnswer, timeZone: string): (string | number)[] {
  const { name, above } = namesOf(entry.target_data);
  return [
    dateTimeOf(new Date(entry.created_at), timeZone),
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
    entry.resolved_at === undefined ? '' : dateTimeOf(new Date(entry.resolved_at), timeZone),
  ];
}

function namesOf(data: FeedbackAnswer['target_data']): { name: string; above: string | null } {
  if ('personal_info' in data) return { name: data.personal_info.name, above: data.username };
  if ('organizing_unit' in data) return { name: data.title, above: data.organizing_unit };
  return 'title' in data ? { name: data.title, above: data.unit } : { name: data.name, above: data.parent };
}
