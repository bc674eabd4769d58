import type { Achievement } from '../achievements/achievement.domain';
import type { Holding } from '../holdings/holding.domain';
import type { UserSkill } from '../user-skills/user-skill.domain';
import { entryOfAchievement, entryOfAttendance, entryOfHolding, entryOfUserSkill } from './record-entry.domain';

const unit = { id: 'f'.repeat(24), name: 'Coding Club', category: 'scitech' as const };
const holding: Holding = {
  id: 'a'.repeat(24),
  version: 3,
  userId: 'd'.repeat(24),
  position: { id: 'b'.repeat(24), title: 'Secretary' },
  unit,
  tenureYear: '2026-2027',
  status: 'active',
  confirmation: 'confirmed',
  isRemoved: false,
};

describe('an entry of a record', () => {
  it('is a position with its unit and tenure, the same once the tenure is over, another one when it ended early', () => {
    const entry = entryOfHolding(holding);
    expect(entry).toMatchObject({ kind: 'position', title: 'Secretary', facts: ['Coding Club', '2026-2027'] });
    expect(entryOfHolding({ ...holding, status: 'completed' })).toEqual(entry);
    expect(entryOfHolding({ ...holding, status: 'terminated' }).facts).toContain('Ended early');
  });

  it('is an endorsed skill with its level, category, who endorsed it and when', () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const claim = {
      id: 'e'.repeat(24),
      skill: { id: 'c'.repeat(24), name: 'Python', category: 'Programming', type: 'technical' },
      level: 'advanced',
      decision: { outcome: 'endorsed', by: { id: 'b'.repeat(24), name: 'Meera Das' }, at, reason: null },
    } as UserSkill;
    expect(entryOfUserSkill(claim)).toEqual({
      kind: 'skill',
      id: claim.id,
      title: 'Python',
      facts: ['Advanced', 'Programming'],
      verifiedBy: 'Meera Das',
      verifiedAt: at,
    });
  });

  it('is a verified achievement with what is known of it, who verified it and when', () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const decision = { outcome: 'verified', by: { id: 'b'.repeat(24), name: 'Meera Das' }, at, reason: null };
    const said = { title: 'Best Hack', category: 'Hackathon', level: '', position: 'First place' };
    const achievement = { id: 'e'.repeat(24), ...said, dateAchieved: '2026-11-10', decision } as Achievement;
    expect(entryOfAchievement(achievement, (day) => `on ${day}`)).toEqual({
      kind: 'achievement',
      id: achievement.id,
      title: 'Best Hack',
      facts: ['Hackathon', 'First place', 'on 2026-11-10'],
      verifiedBy: 'Meera Das',
      verifiedAt: at,
    });
  });

  it('is none of an event that is not known yet', () => {
    const attendance = { eventId: 'e'.repeat(24), checkedIn: { at: new Date(), by: 'Ravi Kumar' } };
    expect(entryOfAttendance(attendance, undefined, String)).toBeNull();
  });
});
