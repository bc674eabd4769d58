import type { FeedbackStatistics } from '@portal/contracts';
import { Table } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { monthName } from '../chart';
import { statisticsMessages as messages } from '../messages';
import styles from './statistics-panel.module.css';

/** Months, newest first, and types, in numbers. */
export function StatisticsTables({ statistics: { months, types } }: { readonly statistics: FeedbackStatistics }) {
  const formats = useFormats();
  const monthRows = months.toReversed().map(({ month, ...counts }) => ({ name: monthName(month), ...counts }));
  const typeRows = types.map(({ type, ...counts }) => ({ name: type, ...counts }));
  const tables = [
    { caption: messages.months, head: messages.month, rows: monthRows },
    { caption: messages.types, head: messages.type, rows: typeRows },
  ];
  return (
    <div className={styles.tables}>
      {tables.map(({ caption, head, rows }) => (
        <Table key={head} caption={caption}>
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
      ))}
    </div>
  );
}
