import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { decideAchievements, decideUserSkills } from './api/decide-several';
import {
  listEndorsedUserSkills,
  listUnendorsedAchievements,
  listUnendorsedSkills,
  listUnendorsedUserSkills,
  listVerifiedAchievements,
} from './api/list-kinds';
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
    hasUnits: true,
    decide(ids, reason) {
      const id = only(ids);
      if (id === undefined) return decideUserSkills(ids, reason);
      return decidedOne(id, () =>
        reason === undefined
          ? callApi(calls.endorseUserSkill, { params: { id } })
          : callApi(calls.returnUserSkill, { params: { id }, body: { reason } }),
      );
    },
    decided: {
      list: listEndorsedUserSkills,
      withdraw: (id, reason) => callApi(calls.withdrawEndorsement, { params: { id }, body: { reason } }),
    },
  },
  skills: {
    name: 'skills',
    texts: kindTexts.skills,
    list: listUnendorsedSkills,
    canReturn: false,
    hasUnits: false,
    decide: (ids) => decidedEach(ids, (id) => callApi(calls.endorseSkill, { params: { id } }), kindTexts.skills.failed),
  },
  achievements: {
    name: 'achievements',
    texts: kindTexts.achievements,
    list: listUnendorsedAchievements,
    canReturn: true,
    hasUnits: true,
    decide(ids, reason) {
      const id = only(ids);
      if (id === undefined) return decideAchievements(ids, reason);
      return decidedOne(id, () =>
        reason === undefined
          ? callApi(calls.verifyAchievement, { params: { id }, body: {} })
          : callApi(calls.returnAchievement, { params: { id }, body: { reason } }),
      );
    },
    decided: {
      list: listVerifiedAchievements,
      withdraw: (id, reason) => callApi(calls.withdrawVerification, { params: { id }, body: { reason } }),
    },
  },
};
