import type { EventData } from '@portal/contracts';
import type { PublishedEvent } from './published-event';
import { asha, meera, ravi } from './people';

type Skill = EventData<'records.skill.added.v1'>;
type Claim = EventData<'records.user-skill.claimed.v1'>;

const python = (version: number): Skill => ({
  version,
  skillId: 'a4a4a4a4a4a4a4a4a4a4a401',
  code: 'SKL-0001',
  name: 'Python',
  category: 'Programming',
  type: 'technical',
  description: '',
  createdBy: { id: asha.userId, name: asha.name },
  createdAt: '2026-11-20T04:30:00.000Z',
});
const sitar = (version: number): Skill => ({
  ...python(version),
  skillId: 'a4a4a4a4a4a4a4a4a4a4a402',
  code: 'SKL-0002',
  name: 'Sitar',
  category: 'Music',
  type: 'cultural',
});

const claimOf = (number: number, version: number, changes: Partial<Claim> = {}): Claim => ({
  version,
  userSkillId: `a5a5a5a5a5a5a5a5a5a5a50${number}`,
  userId: asha.userId,
  name: asha.name,
  skill: { id: python(1).skillId, name: 'Python', category: 'Programming', type: 'technical' },
  level: 'beginner',
  state: 'claimed',
  submittedAt: '2026-11-20T04:30:00.000Z',
  ...changes,
});
const ofRavi = { userId: ravi.userId, name: ravi.name };
const reason = 'Which project?';

/** Skills are proposed and endorsed; claims are changed, returned, endorsed, and given up by officers and students. */
export const skillEvents: PublishedEvent[] = [
  { type: 'records.skill.added.v1', data: python(1), by: asha },
  { type: 'records.skill.added.v1', data: python(2), by: ravi },
  { type: 'records.skill.added.v1', data: sitar(1), by: asha },
  { type: 'records.skill.endorsed.v1', data: python(3), by: meera },
  { type: 'records.skill.returned.v1', data: { ...sitar(2), reason }, by: meera },
  { type: 'records.user-skill.claimed.v1', data: claimOf(1, 1), by: asha },
  { type: 'records.user-skill.claimed.v1', data: claimOf(2, 1, ofRavi), by: ravi },
  { type: 'records.user-skill.claimed.v1', data: claimOf(3, 1, { level: 'expert' }), by: asha },
  { type: 'records.user-skill.returned.v1', data: { ...claimOf(1, 2, { state: 'returned' }), reason }, by: meera },
  {
    type: 'records.user-skill.changed.v1',
    data: { ...claimOf(1, 3, { submittedAt: '2026-11-21T04:30:00.000Z' }), changed: ['state'] },
    by: asha,
  },
  { type: 'records.user-skill.endorsed.v1', data: claimOf(2, 2, { ...ofRavi, state: 'endorsed' }), by: meera },
  {
    type: 'records.user-skill.endorsement-withdrawn.v1',
    data: { ...claimOf(2, 3, { ...ofRavi, state: 'returned' }), reason },
    by: meera,
  },
  { type: 'records.user-skill.withdrawn.v1', data: claimOf(3, 2, { level: 'expert' }), by: asha },
];
