import { Button, TextField } from '@portal/ui';
import { Camera, CameraOff, ScanLine, Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { ScanResult } from '../check-in-queue';
import { hasCamera, loadDetector } from '../code-detector';
import { checkInMessages as messages } from '../registration-messages';
import { isCode, normalizeCode } from '../scan-queue';
import styles from './check-in.module.css';

interface CodeFormProps {
  readonly isCameraOn: boolean;
  readonly onCameraChange: (isOn: boolean) => void;
  readonly onScan: (code: string) => void;
  /** For people without a code. */
  readonly onFind: () => void;
  /** Of the last scan: a code that nobody has stays in the field, to be corrected. */
  readonly result: ScanResult | undefined;
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
  /** Above the camera and the field. */
  readonly children: ReactNode;
}

/** The field for codes: a scanner types into it and presses Enter, and it is ready for the next code. */
export function CodeForm(props: CodeFormProps) {
  const { isCameraOn, onCameraChange, onScan, onFind, result, inputRef, children } = props;
  const { code, type } = useCode(result, inputRef);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // When the camera is opened at the door, the connection may be gone.
    if (hasCamera()) loadDetector().catch(() => undefined);
  }, []);
  const submit = (sent: React.FormEvent) => {
    sent.preventDefault();
    const normalized = normalizeCode(code);
    inputRef.current?.focus();
    if (!isCode(normalized)) {
      setProblem(normalized === '' ? messages.missing : messages.tooLong);
      return;
    }
    setProblem(undefined);
    type('');
    onScan(normalized);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.controls}>
      {children}
      {hasCamera() ? (
        <Button
          isBlock
          className={styles.target}
          icon={isCameraOn ? <CameraOff /> : <Camera />}
          aria-expanded={isCameraOn}
          onPress={() => onCameraChange(!isCameraOn)}
        >
          {isCameraOn ? messages.cameraOff : messages.camera}
        </Button>
      ) : null}
      <div className={styles.code}>
        <TextField
          label={messages.code}
          isLabelHidden
          placeholder={messages.code}
          icon={<ScanLine />}
          value={code}
          onChange={type}
          autoComplete="off"
          isTabular
          inputRef={inputRef}
          errorMessage={problem}
        />
        <Button type="submit" variant="primary" className={styles.target}>
          {messages.submit}
        </Button>
      </div>
      <Button isBlock className={styles.target} icon={<Search />} onPress={onFind}>
        {messages.find}
      </Button>
    </form>
  );
}

/** What is typed, and after a scan of an unknown code that one, selected, so that the next scan replaces it. */
function useCode(result: ScanResult | undefined, inputRef: CodeFormProps['inputRef']) {
  const [typed, setTyped] = useState({ text: '', after: result?.id });
  const isTyped = typed.text !== '' || typed.after === result?.id;
  const code = isTyped ? typed.text : (result?.failedCode ?? '');
  useEffect(() => {
    if (!isTyped && document.activeElement === inputRef.current) inputRef.current?.select();
  }, [isTyped, code, inputRef]);
  return { code, type: (text: string) => setTyped({ text, after: result?.id }) };
}
