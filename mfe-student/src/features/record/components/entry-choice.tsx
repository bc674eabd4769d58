import type { VerifiedEntry } from '@portal/contracts';
import { Rows } from '@portal/ui';
import { Checkbox } from '@portal/ui/checkbox';
import { entriesByKind } from '../entries-by-kind';
import { recordMessages as messages } from '../messages';
import { EntryText } from './entry-text';
import styles from './record.module.css';

interface EntryChoiceProps {
  readonly entries: readonly VerifiedEntry[];
  readonly isChosen: (entry: VerifiedEntry) => boolean;
  readonly onChoose: (entry: VerifiedEntry, isChosen: boolean) => void;
}

/** What can be shown, each with a box to tick. */
export function EntryChoice({ entries, isChosen, onChoose }: EntryChoiceProps) {
  return entriesByKind(entries).map(({ kind, own }) => (
    <fieldset key={kind} className={styles.kind}>
      <legend className={styles.legend}>{messages.kinds[kind]}</legend>
      <Rows>
        {own.map((entry) => (
          <EntryRow
            key={entry._id}
            entry={entry}
            isChosen={isChosen(entry)}
            onChoose={(chosen) => onChoose(entry, chosen)}
          />
        ))}
      </Rows>
    </fieldset>
  ));
}

interface EntryRowProps {
  readonly entry: VerifiedEntry;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function EntryRow({ entry, isChosen, onChoose }: EntryRowProps) {
  return (
    <li className={styles.choice}>
      <Checkbox label={entry.title} value={isChosen} onChange={onChoose} className={styles.box} />
      <EntryText entry={entry} />
    </li>
  );
}
