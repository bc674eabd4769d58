import { DIGESTS, type Digest } from '@portal/contracts';
import { Segmented, Text } from '@portal/ui';
import { mailPreferencesMessages } from '../../../messages';
import styles from './mail-preferences.module.css';

const messages = mailPreferencesMessages.digest;
const isDigest = (value: string): value is Digest => DIGESTS.some((digest) => digest === value);

interface DigestChoiceProps {
  readonly value: Digest;
  readonly onChange: (digest: Digest) => void;
}

export function DigestChoice({ value, onChange }: DigestChoiceProps) {
  return (
    <div className={styles.digest}>
      <div>
        <Text as="p" weight="medium">
          {messages.title}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {messages.text}
        </Text>
      </div>
      <Segmented
        label={`${messages.title}: ${messages.choice}`}
        value={value}
        onChange={(chosen) => {
          if (isDigest(chosen)) onChange(chosen);
        }}
        options={DIGESTS.map((digest) => ({ value: digest, label: messages.names[digest] }))}
      />
    </div>
  );
}
