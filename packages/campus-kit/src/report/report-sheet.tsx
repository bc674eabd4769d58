import { messages } from './messages';
import type { Report, ReportRow } from './report';
import { factsOf, linesOf, tablesOf } from './report-lines';
import styles from './report-sheet.module.css';
import type { ReportContext } from './use-report-context';

interface ReportSheetProps {
  readonly report: Report;
  readonly context: ReportContext;
}

/** A report on paper: one sheet of A4, however long its texts are. */
export function ReportSheet({ report, context }: ReportSheetProps) {
  const { number } = context.formats;
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{report.title}</h1>
      <dl className={styles.facts}>
        {factsOf(report, context).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SheetTable
        columns={Object.values(messages.columns)}
        rows={linesOf(report, context).map(({ label, text, note, asOf }) => ({
          id: label,
          cells: [label, text, note, asOf],
        }))}
      />
      {tablesOf(report).map(({ title, columns, rows }) => (
        <SheetTable
          key={title}
          title={title}
          columns={columns}
          rows={rows.map(({ id, cells }) => ({
            id,
            cells: cells.map((cell) => (typeof cell === 'number' ? number(cell) : cell)),
          }))}
        />
      ))}
    </div>
  );
}

interface SheetTableProps {
  readonly title?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
}

function SheetTable({ title, columns, rows }: SheetTableProps) {
  return (
    <table className={styles.table}>
      {title === undefined ? null : <caption>{title}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>
                <span className={styles.cell}>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
