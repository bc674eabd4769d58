import { Button, TextField } from '@portal/ui';
import { Camera, CameraOff, ScanLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadDetector } from '../code-detector';
import { checkInMessages as messages } from '../registration-messages';
import { isCode, normalizeCode } from '../scan-queue';
import styles from './check-in.module.css';

/** Browsers give cameras to pages over HTTPS alone. */
const hasCamera = () => 'mediaDevices' in navigator;

interface CodeFormProps {
  readonly isCameraOn: boolean;
  readonly onCameraChange: (isOn: boolean) => void;
  readonly onScan: (code: string) => void;
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
}

/** The field for codes: a scanner types into it and presses Enter, and it is ready for the next code. */
export function CodeForm({ isCameraOn, onCameraChange, onScan, inputRef }: CodeFormProps) {
  const [code, setCode] = useState('');
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
    setCode('');
    onScan(normalized);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.controls}>
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
          onChange={setCode}
          autoComplete="off"
          isTabular
          inputRef={inputRef}
          errorMessage={problem}
        />
        <Button type="submit" variant="primary" className={styles.target}>
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}
