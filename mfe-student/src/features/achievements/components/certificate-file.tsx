import { calls } from '@portal/contracts';
import { Button, Field, Text, VisuallyHidden } from '@portal/ui';
import { messageOf, useWrite } from '@portal/web-kit';
import { useFormField, type Control } from '@portal/web-kit/forms';
import { smallerPicture } from '@portal/web-kit/pictures';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AchievementForm } from '../achievement-schema';
import { CERTIFICATE_TYPES, describeFile, fileProblem } from '../file-text';
import { fileMessages as messages } from '../messages';
import styles from './achievements.module.css';

/** The file of a certificate. It is uploaded at once, so that a draft keeps it as everything else. */
export function CertificateFile({ control }: { readonly control: Control<AchievementForm> }) {
  const { value, onChange, inputRef, errorMessage } = useFormField<AchievementForm, AchievementForm['file']>({
    control,
    name: 'file',
  });
  const upload = useWrite(calls.uploadCertificate);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const [isPreparing, setPreparing] = useState(false);
  const isBusy = isPreparing || upload.isPending;

  const send = async (chosen: File | undefined) => {
    if (!chosen || isBusy) return;
    setPreparing(true);
    const file = await smallerPicture(chosen);
    setPreparing(false);
    const found = fileProblem(file);
    setProblem(found);
    upload.reset();
    if (found) return;
    upload.mutate(
      { files: { file } },
      { onSuccess: ({ _id: id, name, type, bytes }) => onChange({ id, name, type, bytes }) },
    );
  };
  const remove = () => {
    onChange(null);
    // The button disappears with the file, so the focus moves to the one beside it.
    button.current?.focus();
  };
  const failure = problem ?? (upload.error ? messageOf(upload.error, messages.failed) : errorMessage);
  return (
    <Field label={messages.label} description={messages.hint} errorMessage={failure}>
      {(attributes) => (
        <div className={styles.file}>
          <Button
            id={attributes.id}
            aria-describedby={attributes['aria-describedby']}
            ref={(element) => {
              button.current = element;
              inputRef(element);
            }}
            icon={<Paperclip />}
            onPress={() => input.current?.click()}
            busy={isBusy}
            busyLabel={messages.uploading}
          >
            {value ? messages.replace : messages.choose}
          </Button>
          {value ? (
            <>
              <Text className={styles.fileName}>
                {value.name} <Text tone="muted">{describeFile(value)}</Text>
              </Text>
              <Button variant="quiet" onPress={remove}>
                {messages.remove}
              </Button>
            </>
          ) : null}
          <VisuallyHidden as="div" role="status">
            {upload.isSuccess && value ? messages.uploaded(value.name) : null}
          </VisuallyHidden>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={messages.label}
            accept={CERTIFICATE_TYPES.join(',')}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              // Otherwise choosing the same file again after a refusal would not be a change.
              target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
