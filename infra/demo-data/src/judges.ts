import type { AchievementType } from '@portal/contracts';
import { actorOf, required, type SeededInstitute } from './seed-context';

const USERNAMES: Record<AchievementType, string> = {
  technical: 'gensec.scitech',
  academic: 'gensec.academic',
  cultural: 'gensec.cultural',
  sports: 'gensec.sports',
  other: 'president',
};

/** The officer who decides about skills and achievements of a type. */
export function judgeOf({ people }: Pick<SeededInstitute, 'people'>, { type }: { type: AchievementType }) {
  return actorOf(required(people, USERNAMES[type]));
}
