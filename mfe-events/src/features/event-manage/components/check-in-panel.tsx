import { Alert, Button, Panel, Stack, Text, TextField } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Camera, ScanLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CheckInState } from '../check-in-queue';
import { checkInMessages as messages } from '../registration-messages';
import { normalizeCode } from '../scan-queue';
import styles from './registrations.module.css';

const MAX_CODE_LENGTH = 24;
const hasScanner = () => 'BarcodeDetector' in window && navigator.mediaDevices !== undefined;

const CameraScanner = lazy(async () => ({ default: (await import('./camera-scanner')).CameraScanner }));

interface CheckInPanelProps extends CheckInState {
  readonly onScan: (code: string) => void;
}

/** The field for codes: a scanner types into it and presses Enter, and it is ready for the next code. */
export function CheckInPanel({ onScan, queue, result, sending }: CheckInPanelProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isCameraOn, setCameraOn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (sent: React.FormEvent) => {
    sent.preventDefault();
    const normalized = normalizeCode(code);
    input.current?.focus();
    if (normalized === '' || normalized.length > MAX_CODE_LENGTH) {
      setProblem(normalized === '' ? messages.missing : messages.tooLong);
      return;
    }
    setProblem(undefined);
    setCode('');
    onScan(normalized);
  };
  return (
    <Panel title={messages.title}>
      <Stack gap={3}>
        <form noValidate onSubmit={submit} className={styles.code}>
          <TextField
            label={messages.code}
            isLabelHidden
            placeholder={messages.code}
            description={messages.hint}
            icon={<ScanLine />}
            value={code}
            onChange={setCode}
            autoComplete="off"
            isTabular
            inputRef={input}
            errorMessage={problem}
          />
          <div className={styles.buttons}>
            {hasScanner() ? (
              <Button icon={<Camera />} aria-expanded={isCameraOn} onPress={() => setCameraOn(!isCameraOn)}>
                {isCameraOn ? messages.cameraOff : messages.camera}
              </Button>
            ) : null}
            <Button type="submit">{messages.submit}</Button>
          </div>
        </form>
        {isCameraOn ? (
          <Suspense fallback={null}>
            <CameraScanner onCode={onScan} />
          </Suspense>
        ) : null}
        <div className={styles.results} role="status" aria-label={messages.results}>
          {result ? (
            <Alert key={result.id} tone={result.tone} role="note">
              <p>{result.text}</p>
            </Alert>
          ) : null}
        </div>
        <Queue queue={queue} sending={sending} />
      </Stack>
    </Panel>
  );
}

function Queue({ queue, sending }: Pick<CheckInState, 'queue' | 'sending'>) {
  const formats = useFormats();
  const waiting = queue.filter(({ code }) => !sending.has(code));
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" role="note">
      <strong>{messages.queueTitle(waiting.length)}</strong>
      <p>{messages.queueHint}</p>
      <ul aria-label={messages.queueTitle(waiting.length)}>
        {waiting.map(({ code, at, name }) => (
          <li key={code}>
            <Text isTabular weight="medium" translate="no">
              {name ?? code}
            </Text>{' '}
            <Text size="sm" tone="secondary">
              {messages.scannedAt(formats.time(at))}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
