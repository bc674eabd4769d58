import type { CloudEvent, EventName } from '@portal/contracts';
import { eventFixtures, eventOf } from '@portal/test-kit';

const officer = { _id: 'c'.repeat(24), name: 'Zoya Khan', role: 'GENSEC_SCITECH' };

/** The last fixture of a type, from an officer. */
function officerEvent<N extends EventName>(type: N, minute: number): CloudEvent<N> {
  const fixture = eventFixtures.findLast((event) => event.type === type);
  if (!fixture) throw new Error(`No fixture of ${type}`);
  const time = new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
  return eventOf(type, fixture.data as CloudEvent<N>['data'], { time, actor: officer });
}

/** What the feed says of decisions about skills and achievements, oldest first. */
export const recordsStory: [CloudEvent, string][] = [
  [officerEvent('records.skill.endorsed.v1', 1), 'Zoya Khan endorsed the skill Python'],
  [officerEvent('records.user-skill.endorsed.v1', 2), "Zoya Khan endorsed Ravi Kumar's skill: Python"],
  [
    officerEvent('records.user-skill.endorsement-withdrawn.v1', 3),
    "Zoya Khan withdrew the endorsement of Ravi Kumar's skill: Python",
  ],
  [officerEvent('records.achievement.verified.v1', 4), "Zoya Khan verified Ravi Kumar's achievement: Best Hack"],
  [
    officerEvent('records.achievement.verification-withdrawn.v1', 5),
    "Zoya Khan withdrew the verification of Ravi Kumar's achievement: Best Hack",
  ],
];
