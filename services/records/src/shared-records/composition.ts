import type { ServiceContext } from '@portal/service-kit';
import type { AchievementRepository } from '../achievements/achievement.repository';
import type { AttendanceRepository } from '../attendances/attendance.repository';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import type { RecordsConfig } from '../config';
import type { CredentialsModule } from '../credentials/composition';
import type { HoldingRepository } from '../holdings/holding.repository';
import type { PersonRepository } from '../people/person.repository';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { UserSkillRepository } from '../user-skills/user-skill.repository';
import { createRecordFileService } from './record-file.service';
import { createRecordSources } from './record-sources.service';
import { createSharedRecordRepository } from './shared-record.repository';
import { sharedRecordRoutes } from './shared-record.routes';
import { createSharedRecordService } from './shared-record.service';
import { verificationRoutes } from './verification.routes';

interface Dependencies {
  people: PersonRepository;
  profiles: ProfileRepository;
  holdings: HoldingRepository;
  achievements: AchievementRepository;
  userSkills: UserSkillRepository;
  attendances: AttendanceRepository;
  campusEvents: CampusEventRepository;
  credentials: CredentialsModule;
}

export function createSharedRecordsModule(context: ServiceContext<RecordsConfig>, dependencies: Dependencies) {
  const { store, outbox, transaction, settings, clock } = context;
  const { people, profiles } = dependencies;
  const { credentials, issuer } = dependencies.credentials;
  const sources = createRecordSources({ ...dependencies, timeZone: settings.timeZone });
  const repository = createSharedRecordRepository(store);
  const records = createSharedRecordService({
    repository,
    sources,
    people,
    profiles,
    credentials,
    issuer,
    outbox,
    transaction,
    settings,
    clock,
  });
  const files = createRecordFileService({ records, store, settings });
  return { endpoints: [...sharedRecordRoutes(records), ...verificationRoutes({ records, files })], jobs: [] };
}
