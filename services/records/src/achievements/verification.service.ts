import {
  ACHIEVEMENT_TYPES,
  calls,
  unitCategoryOf,
  type AchievementAnswer,
  type AchievementType,
  type BodyOf,
  type Decided,
  type QueryOf,
} from '@portal/contracts';
import type { Actor, NewEvent, Page } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Certificate } from '../certificates/certificate.domain';
import type { CertificateService } from '../certificates/certificate.service';
import { mayTakeBack, typesAskedFor } from '../decisions/decision.domain';
import type { DecisionService, Subject } from '../decisions/decision.service';
import type { EvidenceService } from '../evidence/evidence.service';
import type { PersonRepository } from '../people/person.repository';
import { decidableAchievement, decided, snapshotOf, type Achievement } from './achievement.domain';
import { achievementAnswerOf, withEvidence } from './achievement.presenter';
import type { AchievementRepository, JudgedSelection } from './achievement.repository';

interface Dependencies {
  repository: AchievementRepository;
  people: Pick<PersonRepository, 'findNames'>;
  certificates: Pick<CertificateService, 'read'>;
  evidence: EvidenceService;
  decisions: DecisionService<'verified', Achievement>;
}

type DecisionEvent =
  | 'records.achievement.verified.v1'
  | 'records.achievement.returned.v1'
  | 'records.achievement.verification-withdrawn.v1';
type Query = QueryOf<typeof calls.listVerifiedAchievements>;
type WaitingQuery = QueryOf<typeof calls.listUnendorsedAchievements>;
type AskedType = AchievementType | 'all';

export type VerificationService = ReturnType<typeof createVerificationService>;

/** What officers make of the achievements that students record. */
export function createVerificationService(dependencies: Dependencies) {
  const { repository, people, certificates, evidence, decisions } = dependencies;

  async function listUnverified(actor: Actor, type: AskedType, query: WaitingQuery): Promise<Page<AchievementAnswer>> {
    const scope = scopeOf(actor, calls.listUnendorsedAchievements);
    const selection = selectionOf(scope, { actor, type, query });
    const page = await repository.listWaiting({ ...selection, order: query.order });
    const known = await evidence.findFor(
      page.items.map(({ id, person, category, event }) => ({ id, personId: person.id, category, event })),
    );
    const items = page.items.map((one) => withEvidence(achievementAnswerOf(one), known.get(one.id)));
    return { ...page, items };
  }

  async function listVerified(actor: Actor, type: AskedType, query: Query): Promise<Page<AchievementAnswer>> {
    const scope = scopeOf(actor, calls.listVerifiedAchievements);
    const page = await repository.listVerified(selectionOf(scope, { actor, type, query }));
    const names = await people.findNames(page.items.flatMap(({ decision }) => decision?.by.id ?? []));
    const answerOf = (achievement: Achievement): AchievementAnswer => ({
      ...achievementAnswerOf(achievement, names),
      ...(achievement.decision && mayTakeBack(achievement.decision, actor) && { can_withdraw: true }),
    });
    return { ...page, items: page.items.map(answerOf) };
  }

  /** Compatible with callers that name the verifier, who must be the caller. */
  async function verify(
    actor: Actor,
    id: string,
    { verified_by: named = actor.userId, version }: BodyOf<typeof calls.verifyAchievement>,
  ): Promise<AchievementAnswer> {
    if (named !== actor.userId) throw new DomainError('RECORD.NOT_OWN');
    const scope = scopeOf(actor, calls.verifyAchievement);
    return achievementAnswerOf(await decisions.decideOne(actor, { id, version }, { outcome: 'verified', scope }));
  }

  async function returnAchievement(
    actor: Actor,
    id: string,
    { version, reason }: BodyOf<typeof calls.returnAchievement>,
  ): Promise<AchievementAnswer> {
    const verdict = { outcome: 'returned', reason, scope: scopeOf(actor, calls.returnAchievement) } as const;
    return achievementAnswerOf(await decisions.decideOne(actor, { id, version }, verdict));
  }

  async function decideMany(
    actor: Actor,
    { decision: outcome, reason, ...named }: BodyOf<typeof calls.decideAchievements>,
  ): Promise<Decided> {
    const scope = scopeOf(actor, calls.decideAchievements);
    return decisions.decideMany(actor, named, { outcome, reason, scope });
  }

  async function withdraw(actor: Actor, id: string, reason: string): Promise<AchievementAnswer> {
    return achievementAnswerOf(await decisions.takeBackOne(actor, id, reason));
  }

  /** For its owner and those who may decide about the achievement; of another's nobody learns that it is there. */
  async function readCertificate(actor: Actor, id: string): Promise<{ certificate: Certificate; bytes: Buffer }> {
    const { person, type, event, certificate } = await requireAchievement(id);
    const scope = scopeOf(actor, calls.readCertificate);
    const thing = { unit: event?.unit ?? null, categories: [unitCategoryOf(type)], ownerId: person.id };
    if (person.id !== actor.userId && !covers(scope, thing)) throw new DomainError('ACHIEVEMENT.NOT_FOUND');
    if (!certificate) throw new DomainError('CERTIFICATE.NOT_FOUND');
    return { certificate, bytes: await certificates.read(certificate) };
  }

  async function requireAchievement(id: string): Promise<Achievement> {
    const achievement = await repository.find(id);
    if (!achievement) throw new DomainError('ACHIEVEMENT.NOT_FOUND');
    return achievement;
  }

  return { listUnverified, listVerified, verify, returnAchievement, decideMany, withdraw, readCertificate };
}

/** Where the decisions about achievements are stored, and their events. */
export function achievementsIn(repository: AchievementRepository): Subject<'verified', Achievement, DecisionEvent> {
  return {
    repository,
    approval: 'verified',
    missing: 'ACHIEVEMENT.NOT_FOUND',
    decidable: decidableAchievement,
    decided,
    decidedEvent,
    takenBackEvent: (achievement, reason) => ({
      type: 'records.achievement.verification-withdrawn.v1',
      subject: achievement.id,
      data: { ...snapshotOf(achievement), reason },
    }),
  };
}

/** A coordinator sees what comes from the events of the own unit, whatever its type; others the types they decide about. */
function selectionOf(
  scope: Scope,
  { actor, type, query }: { actor: Actor; type: AskedType; query: Query },
): JudgedSelection {
  const { unit, event, ...request } = query;
  const asked = { ...request, without: actor.userId, eventId: event };
  if (scope.kind === 'unit') {
    return { ...asked, types: type === 'all' ? ACHIEVEMENT_TYPES : [type], unitId: scope.unitId };
  }
  if (unit === 'own') throw new DomainError('ACCESS.FORBIDDEN');
  return { ...asked, types: typesAskedFor(scope, type, ACHIEVEMENT_TYPES), unitId: unit };
}

function decidedEvent(achievement: Achievement): NewEvent<DecisionEvent> {
  const data = snapshotOf(achievement);
  const { id: subject, decision } = achievement;
  if (decision?.outcome !== 'returned') return { type: 'records.achievement.verified.v1', subject, data };
  return { type: 'records.achievement.returned.v1', subject, data: { ...data, reason: decision.reason ?? '' } };
}
