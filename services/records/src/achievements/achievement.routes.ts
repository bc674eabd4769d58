import { calls } from '@portal/contracts';
import { created, downloadFile, endpoint, noContent, ok, page, type Endpoint } from '@portal/service-kit';
import type { AchievementService } from './achievement.service';
import type { VerificationService } from './verification.service';

interface Dependencies {
  achievements: AchievementService;
  verifications: VerificationService;
}

export function achievementRoutes({ achievements, verifications }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.addAchievement, async ({ actor, body }) => created(await achievements.add(actor, body))),
    endpoint(calls.changeAchievement, async ({ actor, params, body }) =>
      ok(await achievements.change(actor, params.id, body)),
    ),
    endpoint(calls.withdrawAchievement, async ({ actor, params }) => {
      await achievements.withdraw(actor, params.id);
      return noContent();
    }),
    endpoint(calls.listAchievements, async ({ actor, params, query }) =>
      page(await achievements.listOfPerson(actor, params.userId, query)),
    ),
    endpoint(calls.countAchievements, async ({ actor, params }) =>
      ok(await achievements.countOfPerson(actor, params.userId)),
    ),
    endpoint(calls.listUnendorsedAchievements, async ({ actor, params, query }) =>
      page(await verifications.listUnverified(actor, params.type, query)),
    ),
    endpoint(calls.listVerifiedAchievements, async ({ actor, params, query }) =>
      page(await verifications.listVerified(actor, params.type, query)),
    ),
    endpoint(calls.verifyAchievement, async ({ actor, params, body }) =>
      ok(await verifications.verify(actor, params.id, body)),
    ),
    endpoint(calls.returnAchievement, async ({ actor, params, body }) =>
      ok(await verifications.returnAchievement(actor, params.id, body)),
    ),
    endpoint(calls.decideAchievements, async ({ actor, body }) => ok(await verifications.decideMany(actor, body))),
    endpoint(calls.withdrawVerification, async ({ actor, params, body }) =>
      ok(await verifications.withdraw(actor, params.id, body.reason)),
    ),
    endpoint(calls.readCertificate, async ({ actor, params }) => {
      const { certificate, bytes } = await verifications.readCertificate(actor, params.id);
      return downloadFile(certificate.type, bytes, { fileName: certificate.name, etag: certificate.id });
    }),
  ];
}
