import { type ServiceContext, createServiceApp, subscriptionsOf } from '@portal/service-kit';
import { createModules } from './composition';
import type { RecordsConfig } from './config';
import { recordsMigrations } from './migrations';
import { profileRoutes } from './profiles/profile.routes';

export function buildApp(context: ServiceContext<RecordsConfig>) {
  const { onboarding, profiles, copies, modules, endorsedSkills } = createModules(context);
  const { photos, achievements, credentials, skills } = modules;
  const own = [...onboarding.endpoints, ...profileRoutes(profiles)];
  const endpoints = [...own, ...Object.values(modules).flatMap((module) => module.endpoints)];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: subscriptionsOf(...copies),
    readCopies: copies,
    useCases: {
      completeOnboarding: onboarding.onboarding.complete,
      changeProfile: profiles.change,
      changePhoto: photos.photos.change,
      ...skills.useCases,
      rotateKeys: credentials.signingKeys.rotate,
      ...achievements.useCases,
      deleteOrphanedFiles: photos.cleanUp.deleteOrphanedFiles,
    },
    migrations: recordsMigrations({ endorsedSkills }),
    start: credentials.signingKeys.prepare,
    jobs: Object.values(modules).flatMap((module) => module.jobs),
  };
}

/** What others in the same process may do without HTTP. */
export type RecordsUseCases = ReturnType<typeof buildApp>['useCases'];
