import { calls } from '@portal/contracts';
import { created, endpoint, noContent, ok, page, type Endpoint } from '@portal/service-kit';
import type { EndorsementService } from './endorsement.service';
import type { SkillOfferService } from './skill-offer.service';
import type { UnitSkillsService } from './unit-skills.service';
import type { UserSkillService } from './user-skill.service';

interface Dependencies {
  userSkills: UserSkillService;
  skillOffers: SkillOfferService;
  endorsements: EndorsementService;
  unitSkills: UnitSkillsService;
}

const done = () => ok({ success: true as const });

export function userSkillRoutes({ userSkills, skillOffers, endorsements, unitSkills }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.createSkill, async ({ actor, body }) => created(await userSkills.propose(actor, body))),
    endpoint(calls.claimSkill, async ({ actor, body }) => created(await userSkills.claim(actor, body))),
    endpoint(calls.listSkillOffers, async ({ actor }) => ok(await skillOffers.list(actor))),
    endpoint(calls.changeClaim, async ({ actor, params, body }) => ok(await userSkills.change(actor, params.id, body))),
    endpoint(calls.withdrawSkill, async ({ actor, params }) => {
      await userSkills.withdraw(actor, params.id);
      return noContent();
    }),
    endpoint(calls.listUserSkills, async ({ actor, params, query }) =>
      page(await userSkills.listOfPerson(actor, params.userId, query)),
    ),
    endpoint(calls.readUnitSkills, async ({ actor, params }) => ok(await unitSkills.read(actor, params.unitId))),
    endpoint(calls.listUnendorsedUserSkills, async ({ actor, params, query }) =>
      page(await endorsements.listUnendorsed(actor, params.type, query)),
    ),
    endpoint(calls.listEndorsedUserSkills, async ({ actor, params, query }) =>
      page(await endorsements.listEndorsed(actor, params.type, query)),
    ),
    endpoint(calls.endorseUserSkill, async ({ actor, params, body }) => {
      await endorsements.endorse(actor, params.id, body);
      return done();
    }),
    endpoint(calls.returnUserSkill, async ({ actor, params, body }) => {
      await endorsements.returnClaim(actor, params.id, body);
      return done();
    }),
    endpoint(calls.returnSkill, async ({ actor, params, body }) => {
      await endorsements.returnSkill(actor, params.id, body.reason);
      return done();
    }),
    endpoint(calls.decideUserSkills, async ({ actor, body }) => ok(await endorsements.decideMany(actor, body))),
    endpoint(calls.withdrawEndorsement, async ({ actor, params, body }) =>
      ok(await endorsements.withdraw(actor, params.id, body.reason)),
    ),
  ];
}
