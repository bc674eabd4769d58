import type { FeedbackAnswer, QueryOf, calls } from '@portal/contracts';
import { OFFICERS } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { stringify } from 'csv-stringify/sync';
import { CSV_HEADER, rowOf } from './csv.domain';
import type { FeedbackRepository } from './repository';
import type { FeedbackService } from './service';

interface Dependencies {
  feedback: Pick<FeedbackRepository, 'page'>;
  show: FeedbackService['show'];
  timeZone: string;
}

const PORTION = 1_000;
/** As many as a spreadsheet is of use for; the newest. */
const MOST = 10_000;

export type TableService = ReturnType<typeof createTableService>;

/** Feedback as a table, for officers. */
export function createTableService({ feedback, show, timeZone }: Dependencies) {
  return {
    /** What the filters leave, with the mark by which a spreadsheet knows the characters, and nothing it would run. */
    async csv(actor: Actor | null, query: QueryOf<typeof calls.listFeedback>): Promise<string> {
      if (!OFFICERS.some((role) => role === actor?.role)) throw new DomainError('ACCESS.FORBIDDEN');
      const { limit: _limit, cursor: _cursor, ...selection } = query;
      const rows: FeedbackAnswer[] = [];
      let cursor: string | undefined;
      do {
        const found = await feedback.page(selection, { limit: PORTION, cursor });
        rows.push(...(await show(null, found.items)));
        cursor = found.nextCursor;
      } while (cursor !== undefined && rows.length < MOST);
      const lines = rows.map((entry) => rowOf(entry, timeZone));
      return stringify([CSV_HEADER, ...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
    },
  };
}
