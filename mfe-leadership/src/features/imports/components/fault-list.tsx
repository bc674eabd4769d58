import { calls, type ImportAnswer } from '@portal/contracts';
import { Card, LoadMoreRow, Section, Table, Text, useViewport, Rows } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { useState } from 'react';
import { checkMessages as messages } from '../messages';
import styles from './imports.module.css';

const PAGE_SIZE = 50;

type Faults = NonNullable<ImportAnswer['check']>;

interface FaultListProps {
  readonly id: string;
  readonly check: Pick<Faults, 'faults' | 'fault_count'>;
}

/** What is wrong, cell by cell, and what to write instead; also as a file. */
export function FaultList({ id, check }: FaultListProps) {
  const { number } = useFormats();
  const [shown, setShown] = useState(PAGE_SIZE);
  const faults = check.faults.slice(0, shown);
  const isCut = check.faults.length < check.fault_count;
  return (
    <Section
      level={3}
      title={messages.faultTitle}
      count={check.fault_count}
      trailing={<CsvButton request={{ call: calls.readImport, params: { id } }} messages={messages.download} />}
    >
      {isCut ? (
        <Text as="p" size="sm" tone="muted" className={styles.cut}>
          {messages.firstFaults(number(check.faults.length))}
        </Text>
      ) : null}
      {useViewport() === 'phone' ? <FaultRows faults={faults} /> : <FaultTable faults={faults} />}
      {check.faults.length > shown ? (
        <LoadMoreRow onPress={() => setShown(shown + PAGE_SIZE)}>{messages.showMore}</LoadMoreRow>
      ) : null}
    </Section>
  );
}

type FaultProps = Pick<Faults, 'faults'>;

function FaultTable({ faults }: FaultProps) {
  const { number } = useFormats();
  return (
    <Card isClipped>
      <Table caption={messages.faultTable}>
        <thead>
          <tr>
            <th data-number scope="col">
              {messages.line}
            </th>
            <th scope="col">{messages.column}</th>
            <th scope="col">{messages.value}</th>
            <th scope="col">{messages.instead}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, value, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td data-number>{number(line)}</td>
              <td>{column}</td>
              <td className={styles.value}>{value || messages.empty}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function FaultRows({ faults }: FaultProps) {
  const { number } = useFormats();
  return (
    <Rows>
      {faults.map(({ line, column, value, message }) => (
        <li key={`${line} ${column} ${message}`} className={styles.fault}>
          <Text weight="medium">
            {messages.line} {number(line)}, {column}
          </Text>
          <Text size="sm" tone="muted" className={styles.value}>
            {value || messages.empty}
          </Text>
          <Text>{message}</Text>
        </li>
      ))}
    </Rows>
  );
}
