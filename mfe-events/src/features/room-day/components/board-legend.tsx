import { texts } from '../texts';
import styles from './board-slot.module.css';
import { slotIcons } from './slot-look';

const own = ['Approved', 'Pending', 'Rejected'] as const;

/** What the marks on the board mean. */
export function BoardLegend({ hasForeign }: { readonly hasForeign: boolean }) {
  const states = hasForeign ? ([...own, 'Booked'] as const) : own;
  return (
    <ul className={styles.legend} aria-label={texts.board.legend}>
      {states.map((state) => (
        <li key={state} className={styles.key}>
          <span className={styles.mark} data-state={state}>
            {slotIcons[state]}
          </span>
          {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}
