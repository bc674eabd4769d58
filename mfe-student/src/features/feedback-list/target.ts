import type { FeedbackAnswer } from '@portal/contracts';

type About = Pick<FeedbackAnswer, 'target_type' | 'target_data'>;

/** What feedback is about, by its name. */
export function targetNameOf({ target_data: data }: About): string {
  if ('personal_info' in data) return data.personal_info.name;
  return 'title' in data ? data.title : data.name;
}

/** Its kind, and what tells it from others of the same name. */
export function targetKindOf({ target_type: kind, target_data: data }: About): string {
  const more = moreOf(data);
  return more ? `${kind}, ${more}` : kind;
}

function moreOf(data: FeedbackAnswer['target_data']): string | null {
  if ('personal_info' in data) return data.username;
  if ('organizing_unit' in data) return data.organizing_unit;
  return 'unit' in data ? data.unit : data.parent;
}
