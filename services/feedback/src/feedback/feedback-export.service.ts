import type { QueryOf, calls } from '@portal/contracts';
import { readBatches } from '@portal/service-kit';
import { csvPartsOf } from '@portal/service-kit/csv';
import { feedbackColumns } from './feedback-csv.presenter';
import type { FeedbackRepository } from './feedback.repository';
import type { FeedbackService } from './feedback.service';

interface Dependencies {
  repository: Pick<FeedbackRepository, 'list'>;
  feedback: Pick<FeedbackService, 'answersFor'>;
  timeZone: string;
}

export type FeedbackExportService = ReturnType<typeof createFeedbackExportService>;

export function createFeedbackExportService({ repository, feedback, timeZone }: Dependencies) {
  /** All entries that the filters leave, the newest first. */
  function exportCsv(query: QueryOf<typeof calls.listFeedback>): AsyncIterable<string> {
    const { limit: _limit, cursor: _cursor, ...selection } = query;
    const entries = readBatches(async (request) => {
      const page = await repository.list(selection, request);
      return { ...page, items: feedback.answersFor(null, page.items) };
    });
    return csvPartsOf(feedbackColumns(timeZone), entries);
  }

  return { exportCsv };
}
