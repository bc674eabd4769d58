import type { QueryOf, calls } from '@portal/contracts';
import { OFFICERS } from '@portal/contracts';
import { collectPages, type Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { feedbackCsv } from './feedback-csv.presenter';
import type { FeedbackRepository } from './feedback.repository';
import type { FeedbackService } from './feedback.service';

interface Dependencies {
  repository: Pick<FeedbackRepository, 'list'>;
  feedback: Pick<FeedbackService, 'answersFor'>;
  timeZone: string;
}

export type FeedbackExportService = ReturnType<typeof createFeedbackExportService>;

export function createFeedbackExportService({ repository, feedback, timeZone }: Dependencies) {
  /** The newest entries that the filters leave, for officers. */
  async function exportCsv(actor: Actor | null, query: QueryOf<typeof calls.listFeedback>): Promise<string> {
    if (!OFFICERS.some((role) => role === actor?.role)) throw new DomainError('ACCESS.FORBIDDEN');
    const { limit: _limit, cursor: _cursor, ...selection } = query;
    const entries = await collectPages(async (request) => {
      const page = await repository.list(selection, request);
      return { ...page, items: feedback.answersFor(null, page.items) };
    });
    return feedbackCsv(entries, timeZone);
  }

  return { exportCsv };
}
