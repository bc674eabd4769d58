import type { AchievementAnswer, Evidence } from '@portal/contracts';
import { presentCertificate } from '../certificates/certificate.domain';
import { stateOf, type Achievement } from './achievement.domain';

type Names = ReadonlyMap<string, string>;

/** `names` are those that people have now, where they are known; otherwise a decision has the name of its time. */
export function achievementAnswerOf(achievement: Achievement, names: Names = new Map()): AchievementAnswer {
  const { id, version, code, person, event, certificate, createdAt } = achievement;
  const { title, description, category, type, level, position } = achievement;
  const state = stateOf(achievement);
  return {
    _id: id,
    version,
    achievement_id: code,
    user_id: {
      _id: person.id,
      name: person.name,
      ...(person.studentId !== null && { user_id: person.studentId }),
      username: person.username,
    },
    title,
    description,
    category,
    type,
    level,
    ...(event && { event_id: { _id: event.id, title: event.title } }),
    date_achieved: achievement.dateAchieved,
    position,
    certificate_url: achievement.certificateUrl,
    ...(certificate && { certificate: presentCertificate(certificate) }),
    state,
    verified: state === 'verified',
    ...decisionOf(achievement, names),
    ...(!achievement.decision && { submitted_at: achievement.submittedAt.toISOString() }),
    created_at: createdAt.toISOString(),
  };
}

/** For those who decide about it. */
export function withEvidence(answer: AchievementAnswer, evidence: Evidence | undefined): AchievementAnswer {
  return { ...answer, ...(evidence && { evidence }) };
}

function decisionOf({ decision }: Achievement, names: Names): Pick<AchievementAnswer, 'verified_by' | 'returned'> {
  if (!decision) return {};
  const { outcome, by, reason } = decision;
  const [name, at] = [names.get(by.id) ?? by.name, decision.at.toISOString()];
  return outcome === 'verified'
    ? { verified_by: { name, at } }
    : { returned: { by: { name }, at, reason: reason ?? '' } };
}
