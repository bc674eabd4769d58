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
export function ScanResult({ result, onUndo }: ScanResultProps) {
  return (
    <div className={styles.result} role="status" aria-label={messages.result} data-tone={result?.tone}>
      {result ? (
        <div key={result.id} className={styles.outcome}>
          {icons[result.tone]}
          <p className={styles.name}>{result.title}</p>
          <p className={styles.text}>{result.text}</p>
          <UndoButton result={result} className={styles.target} onUndo={onUndo} />
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

function UndoButton({
  result,
  className,
  onUndo,
}: ScanResultProps & { readonly result: Result; readonly className?: string | undefined }) {
  if (!result.undoable) return null;
  return (
    <Button className={className} icon={<Undo2 />} aria-label={messages.undoOf(result.title)} onPress={onUndo}>
      {messages.undo}
    </Button>
  );
}
