import type { Figure, FigureQuery } from '@portal/web-kit/figures';

/** A cell of a table in a report. */
export type ReportCell = string | number;

/** A figure of a dashboard, as a FigureTile shows it. */
export interface ReportFigure {
  readonly label: string;
  readonly query: Pick<FigureQuery, 'dataUpdatedAt' | 'errorUpdateCount'>;
  /** `undefined` while it is not known, which is never written as 0. */
  readonly figure: Pick<Figure, 'value' | 'text' | 'note'> | undefined;
}

/** A row of a table in a report. */
export interface ReportRow {
  /** Tells it from the others. */
  readonly id: string;
  readonly cells: readonly ReportCell[];
}

/** A list that a dashboard shows beside its figures. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
}

/** The figures of a dashboard, to be saved or printed. */
export interface Report {
  /** Names the dashboard, and the file. */
  readonly title: string;
  /** Whose figures they are. */
  readonly unit: string;
  readonly figures: readonly ReportFigure[];
  /** Empty ones are left out. */
  readonly tables?: readonly ReportTable[] | undefined;
}
