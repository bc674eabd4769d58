import type { FeedbackAnswer } from '@portal/contracts';

type Target = Pick<FeedbackAnswer, 'target_type' | 'target_data'>;

/** Name of what the feedback is about. */
export function targetNameOf({ target_data: data }: Target): string {
  if ('personal_info' in data) return data.personal_info.name;
  return 'title' in data ? data.title : data.name;
}

/** Its type, and what distinguishes it from others of the same name. */
export function targetKindOf({ target_type: kind, target_data: data }: Target): string {
  const detail = detailOf(data);
  return detail ? `${kind}, ${detail}` : kind;
}

function detailOf(data: FeedbackAnswer['target_data']): string | null {
  if ('personal_info' in data) return data.username;
  if ('organizing_unit' in data) return data.organizing_unit;
  return 'unit' in data ? data.unit : data.parent;
}
