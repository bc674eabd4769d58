import { colorOf } from '@portal/campus-kit';
import { unitCategoryOf, type EventAnswer } from '@portal/contracts';
import { useFormats } from '@portal/web-kit';
import styles from './event-banner.module.css';
import { WhenAndWhere } from './when-and-where';

/** When and where an event is, in place of a picture. */
export function EventBanner({ event: { category, schedule } }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  const { start } = schedule;
  return (
    <div className={styles.banner} data-accent={colorOf(unitCategoryOf(category))}>
      {start === null ? null : (
        <p className={styles.date} aria-hidden="true">
          <span>{formats.weekday(start)}</span>
          <b>{formats.shortDate(start)}</b>
        </p>
      )}
      <WhenAndWhere schedule={schedule} />
    </div>
  );
}
