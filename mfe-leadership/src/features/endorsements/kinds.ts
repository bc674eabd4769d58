import { decideAchievements } from './api/decide-achievements';
import { decideUserSkills } from './api/decide-user-skills';
import { endorseSkill } from './api/endorse-skill';
import { endorseUserSkill } from './api/endorse-user-skill';
import { listEndorsedUserSkills } from './api/list-endorsed-user-skills';
import { listUnendorsedAchievements } from './api/list-unendorsed-achievements';
import { listUnendorsedSkills } from './api/list-unendorsed-skills';
import { listUnendorsedUserSkills } from './api/list-unendorsed-user-skills';
import { listVerifiedAchievements } from './api/list-verified-achievements';
import { returnAchievement } from './api/return-achievement';
import { returnUserSkill } from './api/return-user-skill';
import { verifyAchievement } from './api/verify-achievement';
import { withdrawEndorsement } from './api/withdraw-endorsement';
import { withdrawVerification } from './api/withdraw-verification';
import { decidedEach, decidedOne } from './decision';
import { kindTexts } from './messages';
import type { KindName, QueueKind } from './queue-kind';

const only = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);

/** The kinds of what waits, in the order of their tabs. */
export const kinds: Readonly<Record<KindName, QueueKind>> = {
  'user-skills': {
    name: 'user-skills',
    texts: kindTexts['user-skills'],
    list: listUnendorsedUserSkills,
    canReturn: true,
    decide(ids, reason) {
      const id = only(ids);
      if (id === undefined) return decideUserSkills(ids, reason);
      return decidedOne(id, () => (reason === undefined ? endorseUserSkill(id) : returnUserSkill(id, reason)));
    },
    decided: { list: listEndorsedUserSkills, withdraw: withdrawEndorsement },
  },
  skills: {
    name: 'skills',
    texts: kindTexts.skills,
    list: listUnendorsedSkills,
    canReturn: false,
    decide: (ids) => decidedEach(ids, endorseSkill, kindTexts.skills.failed),
  },
  achievements: {
    name: 'achievements',
    texts: kindTexts.achievements,
    list: listUnendorsedAchievements,
    canReturn: true,
    decide(ids, reason) {
      const id = only(ids);
      if (id === undefined) return decideAchievements(ids, reason);
      return decidedOne(id, () => (reason === undefined ? verifyAchievement(id) : returnAchievement(id, reason)));
    },
    decided: { list: listVerifiedAchievements, withdraw: withdrawVerification },
  },
};
