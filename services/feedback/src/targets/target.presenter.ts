import type { FeedbackAnswer, FeedbackTargets } from '@portal/contracts';
import type { ShownTarget, Target } from './target.domain';

/** What a list of feedback says of what an entry is about; officers get the address of a person. */
export function targetDataOf(
  { type, id: _id, name, username = '', unit, parent }: ShownTarget,
  forOfficer: boolean,
): FeedbackAnswer['target_data'] {
  const unitName = unit?.name || null;
  if (type === 'User') return { _id, personal_info: { name }, username: forOfficer ? username : null };
  if (type === 'Event') return { _id, title: name, organizing_unit: unitName };
  if (type === 'Position') return { _id, title: name, unit: unitName };
  return { _id, name, parent: parent?.name || null };
}

type TargetLists = Record<'users' | 'events' | 'units' | 'positions', readonly Target[]>;

export function targetsAnswerOf(
  { users, events, units, positions }: TargetLists,
  forOfficer: boolean,
): FeedbackTargets {
  return {
    users: users.map(({ id, name, studentId = null, username = '' }) => ({
      _id: id,
      name,
      user_id: forOfficer ? (studentId ?? username) : studentId,
    })),
    events: events.map(({ id, name }) => ({ _id: id, title: name })),
    organizational_units: units.map(({ id, name }) => ({ _id: id, name })),
    positions: positions.map(({ id, name, unit }) => ({ _id: id, title: name, unit: unit?.name ?? null })),
  };
}
