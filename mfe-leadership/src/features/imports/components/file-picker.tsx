import { Button, FieldError, Text } from '@portal/ui';
import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { startMessages as messages } from '../messages';
import styles from './imports.module.css';

interface FilePickerProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** A file is chosen by the button, or dropped. */
export function FilePicker({ isBusy, problem, onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const pick = (file: File | undefined) => {
    if (file && !isBusy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-testid="file-drop"
      onDragOver={(event) => {
        // Otherwise the browser opens the file itself.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        variant="primary"
        icon={<Upload />}
        onPress={() => input.current?.click()}
        busy={isBusy}
        busyLabel={messages.uploading}
      >
        {messages.choose}
      </Button>
      <Text as="p" tone="secondary" className={styles.dropHint}>
        {messages.drop}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {messages.limits}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={messages.file}
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => {
          pick(target.files?.[0]);
          // Otherwise choosing the same file again after a refusal would not be a change.
          target.value = '';
        }}
      />
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  );
}
