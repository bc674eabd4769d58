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
import type { DecisionTarget } from './waiting';

const only = (items: readonly DecisionTarget[]) => (items.length === 1 ? items[0] : undefined);

/** The kinds of what waits, in the order of their tabs. */
export const kinds: Readonly<Record<KindName, QueueKind>> = {
  'user-skills': {
    name: 'user-skills',
    texts: kindTexts['user-skills'],
    list: listUnendorsedUserSkills,
    hasUnits: true,
    decide(items, reason) {
      const one = only(items);
      if (!one) return decideUserSkills(items, reason);
      const { _id: id, version } = one;
      return decidedOne(id, () =>
        reason === undefined
          ? callApi(calls.endorseUserSkill, { params: { id }, body: { version } })
          : callApi(calls.returnUserSkill, { params: { id }, body: { version, reason } }),
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
    hasUnits: false,
    decide: (items, reason) =>
      decidedEach(
        items,
        (id) =>
          reason === undefined
            ? callApi(calls.endorseSkill, { params: { id } })
            : callApi(calls.returnSkill, { params: { id }, body: { reason } }),
        kindTexts.skills.failed,
      ),
  },
  achievements: {
    name: 'achievements',
    texts: kindTexts.achievements,
    list: listUnendorsedAchievements,
    hasUnits: true,
    decide(items, reason) {
      const one = only(items);
      if (!one) return decideAchievements(items, reason);
      const { _id: id, version } = one;
      return decidedOne(id, () =>
        reason === undefined
          ? callApi(calls.verifyAchievement, { params: { id }, body: { version } })
          : callApi(calls.returnAchievement, { params: { id }, body: { version, reason } }),
      );
    },
    decided: {
      list: listVerifiedAchievements,
      withdraw: (id, reason) => callApi(calls.withdrawVerification, { params: { id }, body: { reason } }),
    },
  },
};
