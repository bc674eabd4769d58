import type { FeedbackTargets, FeedbackTargetType, QueryOf, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import type { Target, TargetName } from './domain';
import type { TargetRepository } from './repository';

/** Of each kind. */
const MOST = 50;

export type TargetService = ReturnType<typeof createTargetService>;

export function createTargetService({ targets }: { targets: TargetRepository }) {
  return {
    async list({ q, type, id }: QueryOf<typeof calls.listFeedbackTargets>): Promise<FeedbackTargets> {
      const one = async (kind: FeedbackTargetType, of: string) =>
        (await targets.named([{ type: kind, id: of.toLowerCase() }])).filter(({ offered }) => offered);
      const of = async (kind: FeedbackTargetType) => {
        if (type !== undefined && type !== kind) return [];
        return id === undefined ? targets.offered(kind, q, MOST) : one(kind, id);
      };
      const [users, events, units, positions] = await Promise.all([
        of('User'),
        of('Event'),
        of('Organization Unit'),
        of('Position'),
      ]);
      return {
        users: users.map(({ id, name, studentId, username = '' }) => ({
          _id: id,
          name,
          user_id: studentId ?? username,
        })),
        events: events.map(({ id, name }) => ({ _id: id, title: name })),
        organizational_units: units.map(({ id, name }) => ({ _id: id, name })),
        positions: positions.map(({ id, name, unit }) => ({ _id: id, title: name, unit: unit?.name ?? null })),
      };
    },

    async mustFind(name: TargetName): Promise<Target> {
      const [found] = await targets.named([name]);
      if (!found?.offered) throw new DomainError('FEEDBACK.TARGET_NOT_FOUND');
      return found;
    },

    named: targets.named,
  };
}
