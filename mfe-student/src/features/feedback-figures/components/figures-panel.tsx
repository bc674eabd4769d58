import type { FeedbackFigures } from '@portal/contracts';
import { Card, classNames, DesktopOnly, PhoneOnly, TextButton } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useState } from 'react';
import { figureMessages as messages } from '../messages';
import { FigureTables } from './figure-tables';
import styles from './figures-panel.module.css';
import { MonthChart } from './month-chart';
import { Ratings } from './ratings';

/** How people rate, and how much waits; the chart has the same as tables behind it. */
export function FiguresPanel({ figures }: { readonly figures: FeedbackFigures }) {
  return (
    <div className={styles.panel}>
      <Ratings figures={figures} />
      <OpenAndResolved figures={figures} />
    </div>
  );
}

function OpenAndResolved({ figures }: { readonly figures: FeedbackFigures }) {
  const formats = useFormats();
  const { open, resolved, days_to_resolve: days, months } = figures;
  return (
    <Card as="section" isPadded aria-label={messages.openAndResolved}>
      <h2 className={styles.title}>{messages.openAndResolved}</h2>
      <div className={styles.facts}>
        <div>
          <p className={styles.figure}>{formats.number(open)}</p>
          <p className={styles.key}>
            <i className={classNames(styles.square, styles.waiting)} aria-hidden="true" />
            {messages.open}
          </p>
        </div>
        <div>
          <p className={styles.figure}>{formats.number(resolved)}</p>
          <p className={styles.key}>
            <i className={classNames(styles.square, styles.settled)} aria-hidden="true" />
            {messages.resolved}
          </p>
        </div>
        <div>
          <p className={styles.figure}>{days === null ? '–' : days.toFixed(1)}</p>
          <p className={styles.key}>{days === null ? messages.noDays : messages.days}</p>
        </div>
      </div>
      <DesktopOnly>
        <Months
          figures={figures}
          chart={<MonthChart months={months} />}
          openLabel={messages.table}
          closeLabel={messages.asChart}
        />
      </DesktopOnly>
      <PhoneOnly>
        <Months figures={figures} chart={null} openLabel={messages.byMonth} closeLabel={messages.hide} />
      </PhoneOnly>
    </Card>
  );
}

interface MonthsProps {
  readonly figures: FeedbackFigures;
  /** What stands in the place of the tables until they are asked for. */
  readonly chart: React.ReactNode;
  readonly openLabel: string;
  readonly closeLabel: string;
}

function Months({ figures, chart, openLabel, closeLabel }: MonthsProps) {
  const [isTable, setTable] = useState(false);
  return (
    <div className={classNames(chart === null && styles.byMonth)}>
      {isTable ? <FigureTables figures={figures} /> : chart}
      <TextButton aria-expanded={isTable} onPress={() => setTable(!isTable)}>
        {isTable ? closeLabel : openLabel}
      </TextButton>
    </div>
  );
}
