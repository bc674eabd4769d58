import type { ServiceContext } from '@portal/service-kit';
import { createEndorsedSkillsRepository } from './endorsed-skills.repository';
import { createEvidenceRepository } from './evidence.repository';
import { createEvidenceService } from './evidence.service';

export type EvidenceModule = ReturnType<typeof createEvidenceModule>;

export function createEvidenceModule({ store }: ServiceContext<unknown>) {
  const evidence = createEvidenceService({ repository: createEvidenceRepository(store) });
  return { evidence, endorsedSkills: createEndorsedSkillsRepository(store) };
}
