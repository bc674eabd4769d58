import { UNIT_CATEGORIES, type EventName } from '@portal/contracts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { objectId, oneOf, string } from '@portal/test-kit/pacts';
import { feedbackSubscriptions } from '../src/subscriptions';
import type { Target } from '../src/targets/target.domain';
import { createTargetService } from '../src/targets/target.service';

export const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
export const unit = { id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') };

/** What feedback can be about, as the service would store it of an event with this data. */
export async function keptOf(test: ImportMeta, type: EventName, data: object): Promise<Target[]> {
  const kept: Target[] = [];
  const repository = {
    async upsertNewer(targets: readonly Target[]) {
      kept.push(...targets);
      return [];
    },
    find: async () => [],
    copyOf: () => undefined,
  };
  const subscriptions = feedbackSubscriptions(createTargetService({ repository } as never));
  await messagesOf(test).sends(type, { data }, subscriptions);
  return kept;
}
