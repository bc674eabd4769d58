import type { FeedbackFigures } from '@portal/contracts';
import { Table } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { monthName } from '../chart';
import { figureMessages as messages } from '../messages';
import styles from './figures-panel.module.css';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly resolved: number;
}

/** Months, newest first, and types, in numbers. */
export function FigureTables({ figures: { months, types } }: { readonly figures: FeedbackFigures }) {
  return (
    <div className={styles.tables}>
      <FigureTable
        caption={messages.months}
        head={messages.month}
        rows={months.toReversed().map(({ month, ...counts }) => ({ name: monthName(month), ...counts }))}
      />
      <FigureTable
        caption={messages.types}
        head={messages.type}
        rows={types.map(({ type, ...counts }) => ({ name: type, ...counts }))}
      />
    </div>
  );
}

interface FigureTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly Row[];
}

function FigureTable({ caption, head, rows }: FigureTableProps) {
  const formats = useFormats();
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" data-number>
            {messages.open}
          </th>
          <th scope="col" data-number>
            {messages.resolved}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, resolved }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-number>{formats.number(count - resolved)}</td>
            <td data-number>{formats.number(resolved)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
