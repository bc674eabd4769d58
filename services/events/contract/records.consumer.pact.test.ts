import { subscriptionsOf, type CopyRow } from '@portal/service-kit';
import { integer, objectId, string } from '@portal/test-kit/pacts';
import { messagesOf, rowsInto } from '@portal/test-kit/pacts/messages';
import { skillCopy } from '../src/directory/skill.repository';

const skillId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const records = messagesOf(import.meta);

describe('what events needs of records', () => {
  it.each([
    ['added', false],
    ['endorsed', true],
  ] as const)('is the name of a skill with its version, when one was %s', async (step, isEndorsed) => {
    const kept: CopyRow[] = [];
    const subscriptions = subscriptionsOf(skillCopy.over(rowsInto(kept)));
    const data = { skillId: objectId(skillId), version: integer(2), name: string('Git') };
    await records.sends(`records.skill.${step}.v1`, { subject: objectId(skillId), data }, subscriptions);
    expect(kept).toEqual([{ _id: skillId, version: 2, name: 'Git', isEndorsed }]);
  });
});
