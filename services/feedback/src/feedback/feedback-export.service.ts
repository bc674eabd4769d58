import type { FeedbackAnswer, QueryOf, calls } from '@portal/contracts';
import { OFFICERS } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { feedbackCsv } from './feedback-csv.presenter';
import type { FeedbackRepository } from './feedback.repository';
import type { FeedbackService } from './feedback.service';

interface Dependencies {
  repository: Pick<FeedbackRepository, 'list'>;
  feedback: Pick<FeedbackService, 'answersFor'>;
  timeZone: string;
}

const BATCH_SIZE = 1_000;
const MAX_ROWS = 10_000;

export type FeedbackExportService = ReturnType<typeof createFeedbackExportService>;

export function createFeedbackExportService({ repository, feedback, timeZone }: Dependencies) {
  /** The newest entries that the filters leave, for officers. */
  async function exportCsv(actor: Actor | null, query: QueryOf<typeof calls.listFeedback>): Promise<string> {
    if (!OFFICERS.some((role) => role === actor?.role)) throw new DomainError('ACCESS.FORBIDDEN');
    const { limit: _limit, cursor: _cursor, ...selection } = query;
    const entries: FeedbackAnswer[] = [];
    let cursor: string | undefined;
    do {
      const page = await repository.list(selection, { limit: BATCH_SIZE, cursor });
      entries.push(...(await feedback.answersFor(null, page.items)));
      cursor = page.nextCursor;
    } while (cursor !== undefined && entries.length < MAX_ROWS);
    return feedbackCsv(entries, timeZone);
  }

  return { exportCsv };
}
