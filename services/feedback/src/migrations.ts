import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';
import type { FeedbackRepository } from './feedback/feedback.repository';
import type { TargetService } from './targets/target.service';

interface Dependencies {
  feedback: Pick<FeedbackRepository, 'completeEarlier'>;
  targets: Pick<TargetService, 'find'>;
  listed: readonly Listed[];
}

/** Changes of what earlier builds stored. */
export function feedbackMigrations({ feedback, targets, listed }: Dependencies): Migration[] {
  return [
    { name: '001-names-of-targets', run: async () => void (await feedback.completeEarlier(targets.find)) },
    listFieldsMigration('002-search-without-signs', listed),
  ];
}
