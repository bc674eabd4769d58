import { calls } from '@portal/contracts';
import { endpoint, ok, page, type Endpoint } from '@portal/service-kit';
import type { SkillService } from './skill.service';

export function skillRoutes(skills: SkillService): Endpoint[] {
  return [
    endpoint(calls.listSkills, async ({ actor, query }) => page(await skills.list(actor, query))),
    endpoint(calls.listUnendorsedSkills, async ({ actor, params, query }) =>
      page(await skills.listUnendorsed(actor, params.type, query)),
    ),
    endpoint(calls.endorseSkill, async ({ actor, params }) => {
      await skills.endorse(actor, params.id);
      return ok({ success: true as const });
    }),
  ];
}
