import { runPortalProgram } from './fixtures/portal-program';
import { instituteCopy, portal } from './portal-under-test';

/** Copies the demo institute as it was made, before a journey changes it, for portals that journeys start themselves. */
export default async function copyInstitute(): Promise<void> {
  await runPortalProgram('backup.ts', [instituteCopy, '--with-keys'], portal.environment);
}
