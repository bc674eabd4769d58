import { Alert, Button } from '@portal/ui';
import { CircleAlert, CircleCheck, Info, ScanLine, TriangleAlert, Undo2 } from 'lucide-react';
import type { ScanResult as Result } from '../check-in-queue';
import { checkInMessages as messages } from '../registration-messages';
import styles from './check-in.module.css';

const icons = {
  success: <CircleCheck />,
  info: <Info />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
} as const;

interface ScanResultProps {
  readonly result: Result | undefined;
  readonly onUndo: () => void;
}

/** The last scan, large and in full color, so that it is read at arm's length and in sunlight. */
export function ScanResult({ result }: Pick<ScanResultProps, 'result'>) {
  return (
    <div className={styles.result} role="status" aria-label={messages.result} data-tone={result?.tone}>
      {result ? (
        <div key={result.id} className={styles.outcome}>
          {icons[result.tone]}
          <p className={styles.name}>{result.title}</p>
          <p className={styles.text}>{result.text}</p>
        </div>
      ) : (
        <div className={styles.outcome}>
          <ScanLine />
          <p className={styles.text}>{messages.hint}</p>
        </div>
      )}
    </div>
  );
}

/** The last check-in from the list, above it. */
export function ScanNotice({ result, onUndo }: ScanResultProps) {
  return (
    <div className={styles.notices} role="status" aria-label={messages.result}>
      {result ? (
        <Alert key={result.id} tone={result.tone} role="note">
          <div className={styles.notice}>
            <p>
              <strong>{result.title}</strong> {result.text}
            </p>
            <UndoButton result={result} onUndo={onUndo} />
          </div>
        </Alert>
      ) : null}
    </div>
  );
}

interface UndoButtonProps extends ScanResultProps {
  /** At the door: as large as the other buttons at the bottom. */
  readonly isLarge?: boolean;
}

/** Undoes the last check-in, while that is possible. */
export function UndoButton({ result, isLarge = false, onUndo }: UndoButtonProps) {
  if (!result?.undoable) return null;
  return (
    <Button
      isBlock={isLarge}
      className={isLarge ? styles.target : undefined}
      icon={<Undo2 />}
      aria-label={messages.undoOf(result.title)}
      onPress={onUndo}
    >
      {messages.undo}
    </Button>
  );
}
