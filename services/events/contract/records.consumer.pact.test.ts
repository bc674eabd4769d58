import { integer, objectId, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import type { SkillDocument } from '../src/directory/skill.model';
import { skillCopy } from '../src/directory/skill.repository';
import { eventsSubscriptions } from '../src/subscriptions';

const skillId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const records = messagesOf(import.meta);

describe('what events needs of records', () => {
  it.each([
    ['added', false],
    ['endorsed', true],
  ] as const)('is the name of a skill with its version, when one was %s', async (step, isEndorsed) => {
    const kept: SkillDocument[] = [];
    const rows = {
      async upsertNewer(told: readonly SkillDocument[]) {
        kept.push(...told);
        return [...told];
      },
    };
    const unused = {} as never;
    const subscriptions = eventsSubscriptions({
      directory: unused,
      calendars: unused,
      skills: skillCopy(rows as never),
    });
    const data = { skillId: objectId(skillId), version: integer(2), name: string('Git') };
    await records.sends(`records.skill.${step}.v1`, { subject: objectId(skillId), data }, subscriptions);
    expect(kept).toEqual([{ _id: skillId, version: 2, name: 'Git', isEndorsed }]);
  });
});
