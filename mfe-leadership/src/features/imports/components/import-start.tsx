import { calls, IMPORT_KINDS, IMPORT_LIMITS, type ImportKind } from '@portal/contracts';
import { Card, Segmented, Section, Stack, Text, TextLink } from '@portal/ui';
import { messageOf, readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { holdersHref, paths } from '../../../paths';
import { fieldsOf } from '../import-fields';
import { kindNames, startMessages as messages } from '../messages';
import { FilePicker } from './file-picker';
import styles from './imports.module.css';

interface ImportStartProps {
  readonly kind: ImportKind;
  readonly onKind: (kind: ImportKind) => void;
  readonly onUploaded: (id: string) => void;
}

/** What is in the file, and the file itself. */
export function ImportStart({ kind, onKind, onUploaded }: ImportStartProps) {
  const client = useQueryClient();
  const upload = useWrite(calls.uploadImport, {
    meta: { failure: messages.failed },
    onSuccess: (uploaded) => {
      client.setQueryData(readKey(calls.readImport, 'answer', { params: { id: uploaded._id } }), uploaded);
      onUploaded(uploaded._id);
    },
  });
  const [tooLarge, setTooLarge] = useState(false);

  const send = (file: File) => {
    upload.reset();
    setTooLarge(file.size > IMPORT_LIMITS.bytes);
    if (file.size <= IMPORT_LIMITS.bytes) upload.mutate({ body: { kind }, files: { file } });
  };
  const failure = tooLarge ? messages.tooLarge : upload.error ? messageOf(upload.error, messages.failed) : undefined;
  return (
    <Stack gap={6}>
      <Section title={messages.kindTitle}>
        <Stack gap={3}>
          <Segmented
            label={messages.kind}
            options={IMPORT_KINDS.map((value) => ({ value, label: kindNames[value] }))}
            value={kind}
            onChange={(value) => onKind(value as ImportKind)}
            className={styles.kinds}
          />
          <Text as="p" tone="secondary">
            {messages.known[kind]}
          </Text>
        </Stack>
      </Section>
      <Section title={messages.fileTitle}>
        <FilePicker isBusy={upload.isPending} problem={failure} onFile={send} />
      </Section>
      <Section title={messages.columns}>
        <Stack gap={3}>
          <Text as="p" tone="secondary">
            {messages.exported} <TextLink href={exportPages[kind]}>{messages.export(kind)}</TextLink>
          </Text>
          <Card isPadded>
            <ul className={styles.columns}>
              {fieldsOf(kind).map(({ field, name, isRequired, alternative }) => (
                <li key={field}>
                  {name}
                  {isRequired || alternative ? (
                    <Text size="sm" tone="muted">
                      {alternative ? messages.oneOf(alternative) : messages.required}
                    </Text>
                  ) : null}
                </li>
              ))}
            </ul>
          </Card>
        </Stack>
      </Section>
    </Stack>
  );
}

/** Where the table of a kind is exported. */
const exportPages: Readonly<Record<ImportKind, string>> = {
  units: paths.units,
  positions: paths.positions,
  holders: holdersHref(),
};
