import { ACHIEVEMENT_TYPES, PROFICIENCY_LEVELS } from '@portal/contracts';
import { day, eachLike, exactly, instant, integer, objectId, oneOf, regex, string } from '@portal/test-kit/pacts';

export const achievementId = 'ffffffffffffffffffffff01';
export const eventId = 'cccccccccccccccccccccc02';
const moment = instant('2026-11-21T04:30:00.000Z');
const event = { _id: objectId(eventId), title: string('Git Clinic') };

/** What a row reads of an achievement, and what its schema asks for. */
export const achievement = {
  _id: objectId(achievementId),
  version: integer(1),
  achievement_id: regex(/^ACH-\d{4}-\d{4,}$/, 'ACH-2026-0042'),
  user_id: {
    _id: objectId('bbbbbbbbbbbbbbbbbbbbbb01'),
    name: string('Asha Nair'),
    user_id: string('12240010'),
    username: string('asha@example.edu'),
  },
  title: string('Best Hack'),
  description: string('A weekend of work.'),
  category: string('Hackathon'),
  type: oneOf(ACHIEVEMENT_TYPES, 'technical'),
  level: string('inter-college'),
  event_id: event,
  date_achieved: day('2026-11-10'),
  position: string('first place'),
  certificate_url: string('https://example.edu/awards/7'),
  certificate: {
    _id: objectId('ffffffffffffffffffffff02'),
    name: string('award.pdf'),
    type: oneOf(['application/pdf', 'image/webp'], 'application/pdf'),
    bytes: integer(1_200),
  },
  state: exactly('pending'),
  verified: exactly(false),
  created_at: moment,
};

/** With what the portal knows of it. */
export const withEvidence = {
  ...achievement,
  evidence: {
    attended: { event, at: moment, checked_in_by: { name: string('Ravi Kumar') } },
    endorsed_skills: eachLike({ name: string('Git'), proficiency_level: oneOf(PROFICIENCY_LEVELS, 'advanced') }),
  },
};

/** What the panel shows of it. */
export const shown = {
  title: 'Best Hack',
  owner: { name: 'Asha Nair', studentId: '12240010' },
  proofs: [{ kind: 'attendance' }, { kind: 'file', name: 'award.pdf' }, { kind: 'link' }],
  alsoEndorsed: ['Git'],
};

/** Once it was verified. */
export const verifiedAchievement = {
  ...achievement,
  state: exactly('verified'),
  verified: exactly(true),
  verified_by: { name: string('Kavya Iyer'), at: moment },
};
