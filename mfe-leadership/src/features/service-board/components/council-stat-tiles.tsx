import { CategoryBadge } from '@portal/campus-kit';
import {
  FEEDBACK_ANSWERED_WITHIN_DAYS,
  ROOM_REQUEST_ANSWERED_WITHIN_DAYS,
  UNIT_CATEGORY_NAMES,
  type AnswerTimes,
  type CouncilService,
} from '@portal/contracts';
import { StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { feedbackOfCategoryHref } from '../../../paths';
import { messages } from '../messages';
import styles from './service-board.module.css';

interface CouncilStatTilesProps {
  readonly council: CouncilService;
  /** The first day of what is counted. */
  readonly since: string;
}

/** What a council did for the campus, in four tiles. */
export function CouncilStatTiles({ council, since }: CouncilStatTilesProps) {
  const { number } = useFormats();
  const { category, feedback, room_requests: requests, events_held: held, attendance } = council;
  const name = UNIT_CATEGORY_NAMES[category];
  return (
    <div className={styles.council}>
      <h2 className={styles.name}>
        <CategoryBadge category={category} size="inherit">
          {name}
        </CategoryBadge>
      </h2>
      <StatStrip label={name}>
        <AnswerTile
          label={messages.feedback}
          times={feedback}
          promised={FEEDBACK_ANSWERED_WITHIN_DAYS}
          href={feedbackOfCategoryHref(category, since)}
        />
        <AnswerTile label={messages.rooms} times={requests} promised={ROOM_REQUEST_ANSWERED_WITHIN_DAYS} />
        <StatTile label={messages.held} value={number(held)} />
        <StatTile
          label={messages.attendance}
          value={attendance ? messages.percent(number(attendance.came_percent)) : messages.unknown}
          note={attendance ? messages.came(number(attendance.registered)) : messages.hidden}
        />
      </StatStrip>
    </div>
  );
}

interface AnswerTileProps {
  readonly label: string;
  readonly times: AnswerTimes;
  readonly promised: number;
  readonly href?: string;
}

function AnswerTile({ label, times, promised, href }: AnswerTileProps) {
  const { number } = useFormats();
  const { count, median_days: median, in_time_percent: inTime } = times;
  const value = median === null ? messages.unknown : messages.days(number(median), median === 1);
  if (count === null || inTime === null)
    return <StatTile label={label} href={href} value={value} note={messages.hidden} />;
  const note = (
    <>
      <span className={styles.line}>{median === null ? messages.fewAnswered : messages.median}</span>
      <span className={styles.line}>{messages.inTime(number(inTime), number(count), promised)}</span>
    </>
  );
  return <StatTile label={label} href={href} value={value} note={note} />;
}
