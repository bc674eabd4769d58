import { createCountCache, type ServiceContext } from '@portal/service-kit';
import { createSkillRepository } from './skill.repository';
import { skillRoutes } from './skill.routes';
import { createSkillService } from './skill.service';

export type SkillsModule = ReturnType<typeof createSkillsModule>;

/** The catalogue of skills. */
export function createSkillsModule({ store, outbox, transaction, clock }: ServiceContext<unknown>) {
  const repository = createSkillRepository(store, createCountCache(clock));
  const skills = createSkillService({ repository, outbox, transaction, clock });
  return { repository, skills, endpoints: skillRoutes(skills) };
}
