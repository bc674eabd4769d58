import { saveTable } from '@portal/web-kit/download';
import { messages } from './messages';
import type { Report, ReportCell } from './report';
import { factsOf, linesOf, tablesOf } from './report-lines';
import type { ReportContext } from './use-report-context';

/** Saves a report as a table for a spreadsheet, under its title and the day. */
export function saveReport(report: Report, context: ReportContext): void {
  const day = context.formats.calendarDay(Date.now());
  saveTable(`${report.title.toLowerCase().replaceAll(' ', '-')}-${day}.csv`, rowsOf(report, context));
}

/** The title, the figures and each table, with an empty line between them. */
function rowsOf(report: Report, context: ReportContext): readonly (readonly ReportCell[])[] {
  return [
    [messages.dashboard, report.title],
    ...factsOf(report, context),
    [],
    Object.values(messages.columns),
    ...linesOf(report, context).map(({ label, value, note, asOf }) => [label, value, note, asOf]),
    ...tablesOf(report).flatMap(({ title, columns, rows }) => [
      [],
      [title],
      columns,
      ...rows.map(({ cells }) => cells),
    ]),
  ];
}
