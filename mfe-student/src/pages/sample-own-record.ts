import { calls, type OwnHolding } from '@portal/contracts';
import { answers, liveStream } from '@portal/web-kit/testing';
import { anAchievement, verified } from './sample-achievements';
import { aHolding, awaiting } from './sample-holdings';
import { aSkill, endorsed, returned } from './sample-skills';

const holdings: OwnHolding[] = [awaiting, aHolding()];

/** Answers of what the profile asks about the record of its person. */
export const answersOwnRecord = () => [
  liveStream(calls.streamNotifications).handler,
  answers(calls.listUserSkills, [aSkill(), endorsed, returned]),
  answers(calls.listAchievements, ({ query }) => (query.state === 'verified' ? [verified] : [anAchievement()])),
  answers(calls.countAchievements, { pending: 3, verified: 1, returned: 1 }),
  answers(calls.listOwnPositions, holdings),
  answers(calls.countOwnFeedback, { given: 8, resolved: 5 }),
];
