import type { PublicRecord } from '@portal/contracts';
import { Alert, Cluster, LinkButton, Rows, Section, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { FileBadge, FileDown } from 'lucide-react';
import { entriesByKind } from '../entries-by-kind';
import { recordMessages, verifyMessages as messages } from '../messages';
import { recordLinks } from '../record-links';
import { EntryText } from './entry-text';
import styles from './record.module.css';

interface ShownRecordProps {
  readonly token: string;
  readonly shown: PublicRecord;
}

const tones = { valid: 'success', changed: 'warning', revoked: 'danger' } as const;

/** What everyone with the link sees: whether the record is valid, and what its owner chose to show. */
export function ShownRecord({ token, shown }: ShownRecordProps) {
  const { state, issuer, issued_at: issuedAt, record } = shown;
  return (
    <Stack gap={5}>
      <StateOfRecord shown={shown} />
      {record && issuedAt !== undefined ? (
        <>
          <Owner record={record} issuer={issuer} issuedAt={issuedAt} />
          {entriesByKind(record.entries).map(({ kind, own }) => (
            <Section key={kind} title={recordMessages.kinds[kind]}>
              <Rows>
                {own.map((entry) => (
                  <li key={[entry.title, ...entry.facts, entry.verified_at].join(' ')} className={styles.row}>
                    <EntryText entry={entry} />
                  </li>
                ))}
              </Rows>
            </Section>
          ))}
        </>
      ) : null}
      {state === 'revoked' ? null : <Files token={token} />}
    </Stack>
  );
}

function StateOfRecord({ shown: { state, issuer, ended_at: endedAt } }: Pick<ShownRecordProps, 'shown'>) {
  const formats = useFormats();
  const { title, text } = messages.states[state];
  return (
    <Alert tone={tones[state]} role="status">
      <p className={styles.state}>{title}</p>
      <p>{text(issuer)}</p>
      {endedAt === undefined ? null : <p>{messages.revokedOn(formats.date(endedAt))}</p>}
    </Alert>
  );
}

interface OwnerProps {
  readonly record: NonNullable<PublicRecord['record']>;
  readonly issuer: string;
  readonly issuedAt: string;
}

function Owner({ record, issuer, issuedAt }: OwnerProps) {
  const formats = useFormats();
  return (
    <div>
      <h2 className={styles.name}>{record.name}</h2>
      {record.student_id === undefined ? null : <p>{messages.studentId(record.student_id)}</p>}
      <Text as="p" tone="muted">
        {messages.issued(issuer, formats.date(issuedAt))}
      </Text>
      {record.is_person_current ? null : <p>{messages.personChanged}</p>}
    </div>
  );
}

function Files({ token }: Pick<ShownRecordProps, 'token'>) {
  const links = recordLinks(token);
  return (
    <div className={styles.address}>
      <img className={styles.qrCode} src={links.qrCode} alt={messages.qrCode} width={96} height={96} />
      <div className={styles.addressText}>
        <p className={styles.printedAddress}>{links.page}</p>
        <Cluster>
          <LinkButton icon={<FileDown />} href={links.pdf} download>
            {messages.pdf}
          </LinkButton>
          <LinkButton icon={<FileBadge />} href={links.credential} download>
            {messages.credential}
          </LinkButton>
        </Cluster>
        <Text as="p" size="sm" tone="muted">
          {messages.filesHint}
        </Text>
      </div>
    </div>
  );
}
