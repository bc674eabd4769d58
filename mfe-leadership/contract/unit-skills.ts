import { calls, PROFICIENCY_LEVELS, SKILL_TYPES } from '@portal/contracts';
import { eachLike, integer, objectId, oneOf, string, type pactOf } from '@portal/test-kit/pacts';
import { loaded } from '@portal/web-kit/testing';

const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';

/** What the Skills view of a club reads. */
export function expectUnitSkills(records: ReturnType<typeof pactOf>): void {
  it('a coordinator reads the skills of the members of the own club', () =>
    records
      .answers(calls.readUnitSkills, {
        given: 'a member of a club claims a skill, and its coordinator asks',
        asked: 'the skills of the members of a unit',
        params: { unitId },
        answer: {
          members: integer(1),
          total: integer(1),
          skills: eachLike({
            skill_id: {
              _id: objectId('dddddddddddddddddddddd02'),
              name: string('Embedded C'),
              category: string('Programming'),
              type: oneOf(SKILL_TYPES, 'technical'),
            },
            members: integer(1),
            endorsed: integer(0),
            levels: PROFICIENCY_LEVELS.map((proficiency_level) => ({
              proficiency_level,
              members: integer(1),
              endorsed: integer(0),
            })),
          }),
        },
      })
      .to(async () => {
        expect(await loaded(calls.readUnitSkills, { params: { unitId } })).toMatchObject({
          members: 1,
          skills: [{ endorsed: 0 }],
        });
      }));
}
