import type { FeedbackStatistics } from '@portal/contracts';
import { Card, classNames, DesktopOnly, PhoneOnly, Text, TextButton } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useState, type ReactNode } from 'react';
import { statisticsMessages as messages } from '../messages';
import { StatisticsTables } from './statistics-tables';
import styles from './statistics-panel.module.css';
import { MonthChart } from './month-chart';
import { Ratings } from './ratings';

/** Ratings, and how much is open and resolved. */
export function StatisticsPanel({ statistics }: { readonly statistics: FeedbackStatistics }) {
  return (
    <div className={styles.panel}>
      <Ratings statistics={statistics} />
      <OpenAndResolved statistics={statistics} />
    </div>
  );
}

function OpenAndResolved({ statistics }: { readonly statistics: FeedbackStatistics }) {
  const formats = useFormats();
  const { open, resolved, days_to_resolve: days, months } = statistics;
  return (
    <Card as="section" isPadded aria-label={messages.openAndResolved}>
      <Text as="h2" weight="semibold">
        {messages.openAndResolved}
      </Text>
      <div className={styles.values}>
        <Value value={formats.number(open)} square={styles.open} label={messages.open} />
        <Value value={formats.number(resolved)} square={styles.resolved} label={messages.resolved} />
        <Value value={days === null ? '–' : days.toFixed(1)} label={days === null ? messages.noDays : messages.days} />
      </div>
      <DesktopOnly>
        <Months
          statistics={statistics}
          chart={<MonthChart months={months} />}
          openLabel={messages.table}
          closeLabel={messages.asChart}
        />
      </DesktopOnly>
      <PhoneOnly>
        <Months statistics={statistics} chart={null} openLabel={messages.byMonth} closeLabel={messages.hide} />
      </PhoneOnly>
    </Card>
  );
}

interface ValueProps {
  readonly value: string;
  readonly label: string;
  /** The color of this value in the chart. */
  readonly square?: string | undefined;
}

function Value({ value, label, square }: ValueProps) {
  return (
    <div>
      <Text as="p" size="lg" isTabular>
        {value}
      </Text>
      <p className={styles.key}>
        {square === undefined ? null : <i className={classNames(styles.square, square)} aria-hidden="true" />}
        {label}
      </p>
    </div>
  );
}

interface MonthsProps {
  readonly statistics: FeedbackStatistics;
  /** Shown in the place of the tables until they are opened. */
  readonly chart: ReactNode;
  readonly openLabel: string;
  readonly closeLabel: string;
}

function Months({ statistics, chart, openLabel, closeLabel }: MonthsProps) {
  const [isTable, setTable] = useState(false);
  return (
    <div className={classNames(chart === null && styles.byMonth)}>
      {isTable ? <StatisticsTables statistics={statistics} /> : chart}
      <TextButton aria-expanded={isTable} onPress={() => setTable(!isTable)}>
        {isTable ? closeLabel : openLabel}
      </TextButton>
    </div>
  );
}
