import type { ServiceContext } from '@portal/service-kit';
import type { AchievementsModule } from '../achievements/composition';
import type { AttendancesModule } from '../attendances/composition';
import type { CampusEventsModule } from '../campus-events/composition';
import type { CredentialsModule } from '../credentials/composition';
import type { HoldingsModule } from '../holdings/composition';
import type { PeopleModule } from '../people/composition';
import type { ProfilesModule } from '../profiles/composition';
import type { UserSkillsModule } from '../user-skills/composition';
import { createRecordFileService } from './record-file.service';
import { createRecordSources } from './record-sources.service';
import { createSharedRecordRepository } from './shared-record.repository';
import { sharedRecordRoutes } from './shared-record.routes';
import { createSharedRecordService } from './shared-record.service';
import { verificationRoutes } from './verification.routes';

interface Dependencies {
  people: PeopleModule;
  profiles: ProfilesModule;
  holdings: HoldingsModule;
  achievements: AchievementsModule;
  userSkills: UserSkillsModule;
  attendances: AttendancesModule;
  campusEvents: CampusEventsModule;
  credentials: CredentialsModule;
}

export function createSharedRecordsModule(context: ServiceContext<unknown>, dependencies: Dependencies) {
  const { store, outbox, transaction, settings, clock } = context;
  const { credentials, issuer } = dependencies.credentials;
  const records = createSharedRecordService({
    repository: createSharedRecordRepository(store),
    sources: createRecordSources({
      holdings: dependencies.holdings.repository,
      achievements: dependencies.achievements.repository,
      userSkills: dependencies.userSkills.repository,
      attendances: dependencies.attendances.repository,
      campusEvents: dependencies.campusEvents.repository,
      timeZone: settings.timeZone,
    }),
    people: dependencies.people.repository,
    profiles: dependencies.profiles.repository,
    credentials,
    issuer,
    outbox,
    transaction,
    settings,
    clock,
  });
  const files = createRecordFileService({ records, store, settings });
  return { endpoints: [...sharedRecordRoutes(records), ...verificationRoutes({ records, files })] };
}
