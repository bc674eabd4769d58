import { Alert, Button, Panel, Stack, Text, TextField } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Camera, ScanLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DoorState, ScanResult } from '../door';
import { plainCode } from '../kept-scans';
import { registrationTexts } from '../registration-texts';
import styles from './registrations.module.css';

const words = registrationTexts.door;
const LONGEST_CODE = 24;
const hasScanner = () => 'BarcodeDetector' in window && navigator.mediaDevices !== undefined;

const CameraScanner = lazy(async () => ({ default: (await import('./camera-scanner')).CameraScanner }));

interface CheckInPanelProps extends DoorState {
  readonly onScan: (code: string) => void;
}

/** The field at the door: a scanner types into it and presses Enter, and the next one can come. */
export function CheckInPanel({ onScan, kept, results, sending }: CheckInPanelProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isFilming, setFilming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (sent: React.FormEvent) => {
    sent.preventDefault();
    const plain = plainCode(code);
    input.current?.focus();
    if (plain === '' || plain.length > LONGEST_CODE) {
      setProblem(plain === '' ? words.missing : words.tooLong);
      return;
    }
    setProblem(undefined);
    setCode('');
    onScan(plain);
  };
  return (
    <Panel title={words.title}>
      <Stack gap={3}>
        <form noValidate onSubmit={submit} className={styles.code}>
          <TextField
            label={words.code}
            isLabelHidden
            placeholder={words.code}
            description={words.hint}
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
              <Button icon={<Camera />} aria-expanded={isFilming} onPress={() => setFilming(!isFilming)}>
                {isFilming ? words.cameraOff : words.camera}
              </Button>
            ) : null}
            <Button type="submit">{words.submit}</Button>
          </div>
        </form>
        {isFilming ? (
          <Suspense fallback={null}>
            <CameraScanner onCode={onScan} />
          </Suspense>
        ) : null}
        <Results results={results} />
        <Kept kept={kept} sending={sending} />
      </Stack>
    </Panel>
  );
}

/** The newest is said; the ones before stay to be looked at. */
function Results({ results }: { readonly results: readonly ScanResult[] }) {
  return (
    <div className={styles.results} role="status" aria-label={words.results}>
      {results.slice(0, 1).map(({ id, tone, text }) => (
        <Alert key={id} tone={tone} role="note">
          <p>{text}</p>
        </Alert>
      ))}
    </div>
  );
}

function Kept({ kept, sending }: Pick<DoorState, 'kept' | 'sending'>) {
  const formats = useFormats();
  const waiting = kept.filter(({ code }) => !sending.has(code));
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" role="note">
      <strong>{words.keptTitle(waiting.length)}</strong>
      <p>{words.keptHint}</p>
      <ul aria-label={words.keptTitle(waiting.length)}>
        {waiting.map(({ code, at, name }) => (
          <li key={code}>
            <Text isTabular weight="medium" translate="no">
              {name ?? code}
            </Text>{' '}
            <Text size="sm" tone="secondary">
              {words.keptAt(formats.time(at))}, {words.waiting.toLowerCase()}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
