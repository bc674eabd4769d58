import { messages } from './messages';
import type { Report } from './report';
import type { ReportContext } from './use-report-context';

/** A figure in words. */
export interface FigureLine {
  readonly label: string;
  /** Empty when it is not known. */
  readonly value: number | '';
  /** The value as the dashboard shows it. */
  readonly text: string;
  readonly note: string;
  readonly asOf: string;
}

/** The lines below the title: whose figures they are, when they were taken, and who took them. */
export function factsOf({ unit }: Report, { formats, person }: ReportContext): readonly (readonly [string, string])[] {
  return [
    [messages.unit, unit],
    [messages.date, formats.dateTime(Date.now())],
    [messages.by, person],
  ];
}

/** A line for each figure; one that is not known has no value, and says why. */
export function linesOf({ figures }: Report, { formats, storedAt }: ReportContext): readonly FigureLine[] {
  return figures.map(({ label, query, figure }) => {
    if (figure === undefined) {
      const note = query.errorUpdateCount > 0 ? messages.unknown : messages.loading;
      return { label, value: '', text: '', note, asOf: '' };
    }
    const { value, text = formats.number(value), note = '' } = figure;
    return { label, value, text, note, asOf: formats.dateTime(storedAt ?? query.dataUpdatedAt) };
  });
}

/** The tables that hold something. */
export function tablesOf({ tables = [] }: Report): NonNullable<Report['tables']> {
  return tables.filter(({ rows }) => rows.length > 0);
}
