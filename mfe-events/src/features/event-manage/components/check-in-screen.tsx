import { Alert, classNames, LinkButton, StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CheckInEvent } from '../check-in-event';
import { hasCamera } from '../code-detector';
import { otherDayQuestion } from '../other-day';
import { checkInMessages as messages } from '../registration-messages';
import { useCheckIn } from '../use-check-in';
import { CameraScanner } from './camera-scanner';
import styles from './check-in.module.css';
import { CodeForm } from './code-form';
import { FindPersonDialog } from './find-person-dialog';
import { OtherDayDialog } from './other-day-dialog';
import { SavedScans } from './saved-scans';
import { ScanResult, UndoButton } from './scan-result';

/** Scanners and keys type at once; on a touch screen the focus would open a keyboard over half of the page. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

interface CheckInScreenProps {
  readonly eventId: string;
  /** Undefined until the first read; check-ins work without it. */
  readonly event: CheckInEvent | undefined;
  /** False while reading it fails: then the tile says when its number was read. */
  readonly isCurrent: boolean;
  readonly backHref: string;
  readonly onBack: () => void;
}

/** The check-in on a phone at the door: the buttons are large and at the bottom. */
export function CheckInScreen({ eventId, event, isCurrent, backHref, onBack }: CheckInScreenProps) {
  const formats = useFormats();
  const checkIn = useCheckIn(eventId);
  const { scan, undo, result, deviceCount } = checkIn;
  // A phone at the door scans with its camera, a desk has a scanner or types.
  const [camera, setCamera] = useState<'on' | 'off' | 'failed'>(() => (hasCamera() && !hasKeyboard() ? 'on' : 'off'));
  const [isFinding, setFinding] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const question = event && otherDayQuestion(event, formats);
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const isAsked = question !== undefined && !isConfirmed;
  const isReady = event !== undefined && !isAsked;
  useEffect(() => {
    if (!isReady) return;
    if (hasKeyboard()) code.current?.focus();
    // The dialog opened before anything on the page had the focus, so it has none to restore.
    else if (isConfirmed) heading.current?.focus();
  }, [isReady, isConfirmed]);
  return (
    <div className={styles.screen}>
      <div className={styles.facts}>
        <LinkButton
          variant="quiet"
          icon={<ArrowLeft />}
          href={backHref}
          className={classNames(styles.target, styles.back)}
        >
          {messages.back}
        </LinkButton>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {event ? event.title : messages.title}
        </h1>
        <StatStrip label={messages.figures}>
          <StatTile
            label={messages.inAll}
            value={event ? formats.number(event.checkedIn) : '-'}
            note={event ? takenNote(event, isCurrent, formats) : undefined}
          />
          <StatTile label={messages.here} value={formats.number(deviceCount)} />
        </StatStrip>
        <SavedScans {...checkIn} onForget={checkIn.forget} />
      </div>
      <div className={styles.view}>
        {camera === 'on' && !isAsked ? <CameraScanner onCode={scan} onFail={() => setCamera('failed')} /> : null}
        {camera === 'failed' ? (
          <Alert tone="warning">
            <p>{messages.cameraFailed}</p>
          </Alert>
        ) : null}
        <ScanResult result={result} />
      </div>
      <CodeForm
        isCameraOn={camera === 'on'}
        onCameraChange={(isOn) => setCamera(isOn ? 'on' : 'off')}
        onScan={scan}
        onFind={() => setFinding(true)}
        result={result}
        inputRef={code}
      >
        <UndoButton isLarge result={result} onUndo={undo} />
      </CodeForm>
      {isFinding ? (
        <FindPersonDialog eventId={eventId} checkIn={checkIn.rows} onClose={() => setFinding(false)} />
      ) : null}
      {isAsked ? (
        <OtherDayDialog question={question} event={event?.title} onBack={onBack} onConfirm={() => setConfirmed(true)} />
      ) : null}
    </div>
  );
}

function takenNote(
  { taken, readAt }: CheckInEvent,
  isCurrent: boolean,
  formats: ReturnType<typeof useFormats>,
): string {
  const count = formats.number(taken);
  return isCurrent ? messages.ofTaken(count) : messages.ofTakenAt(count, formats.time(readAt));
}
