import type { QueryOf, calls } from '@portal/contracts';
import { collectPages } from '@portal/service-kit';
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
  /** The newest entries that the filters leave. */
  async function exportCsv(query: QueryOf<typeof calls.listFeedback>): Promise<string> {
    const { limit: _limit, cursor: _cursor, ...selection } = query;
    const entries = await collectPages(async (request) => {
      const page = await repository.list(selection, request);
      return { ...page, items: feedback.answersFor(null, page.items) };
    });
    return feedbackCsv(entries, timeZone);
  }

  return { exportCsv };
}
