import type { Evidence } from '@portal/contracts';
import { evidenceOf, type PutForward } from './evidence.domain';
import type { EvidenceRepository } from './evidence.repository';

export type EvidenceService = ReturnType<typeof createEvidenceService>;

/** What the portal itself knows of what students put forward; only for those who decide about it. */
export function createEvidenceService({ repository }: { repository: EvidenceRepository }) {
  /** By the id of the thing. */
  async function findFor(things: readonly PutForward[]): Promise<Map<string, Evidence>> {
    const facts = await repository.find(things);
    return new Map(things.map((thing) => [thing.id, evidenceOf(thing, facts)]));
  }

  return { findFor };
}
