import { ACHIEVEMENT_TYPES, calls } from '@portal/contracts';
import { day, exactly, integer, objectId, oneOf, string, type pactOf } from '@portal/test-kit/pacts';
import { loadedBy } from '@portal/web-kit/testing';
import { useRecordSummary } from '../src/features/record-summary/api/read-summary';
import { decision, moment, userId } from './sample-records';

const studies = { branch: string('Physics'), batch_year: integer(2024), program: string('B.Tech') };
const noSkills = { claimed: integer(0), endorsed: integer(0), returned: integer(0) };

/** What the card reads of the newest achievement, without its state. */
const latest = {
  _id: objectId('ffffffffffffffffffffff01'),
  title: string('Solo Recital'),
  description: string('Forty minutes of tabla.'),
  category: string('Music'),
  type: oneOf(ACHIEVEMENT_TYPES, 'cultural'),
  level: string('inter-college'),
  position: string('first place'),
  date_achieved: day('2026-11-10'),
  created_at: moment,
};

/** States of the newest achievement: the state of the provider, and what the card then reads. */
const states = [
  ['pending', 'a student has an achievement that waits', {}],
  ['verified', 'a student has an achievement that is verified', { verified_by: { ...decision.by, at: moment } }],
  [
    'returned',
    'a student has an achievement that was returned',
    { returned: { ...decision, reason: string('Which year?') } },
  ],
] as const;

const asked = { params: { userId } };

/** What the home reads of a student's record. */
export function expectRecordSummary(records: ReturnType<typeof pactOf>): void {
  it.each(states)('a student reads the own record in numbers, with an achievement that is %s', (state, given, more) =>
    records
      .answers(calls.readProfileSummary, {
        ...asked,
        given,
        asked: `the own record in numbers, ${state}`,
        answer: {
          academic_info: { branch: null, batch_year: null, program: null },
          skills: noSkills,
          achievements: { pending: integer(1), verified: integer(0), returned: integer(0) },
          latest_achievement: { ...latest, state: exactly(state), ...more },
        },
      })
      .to(async () => {
        expect(await loadedBy(() => useRecordSummary(userId))).toMatchObject({ latest_achievement: { state } });
      }),
  );

  it('a new student reads the studies, and that there is nothing yet', () => {
    const achievements = { pending: integer(0), verified: integer(0), returned: integer(0) };
    const answer = { academic_info: studies, skills: noSkills, achievements, latest_achievement: null };
    return records
      .answers(calls.readProfileSummary, {
        ...asked,
        given: 'a student with a profile asks',
        asked: 'the own record in numbers',
        answer,
      })
      .to(async () => {
        const summary = await loadedBy(() => useRecordSummary(userId));
        expect(summary).toMatchObject({ academic_info: { branch: 'Physics' }, latest_achievement: null });
      });
  });
}
