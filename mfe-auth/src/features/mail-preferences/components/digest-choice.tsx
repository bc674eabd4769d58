import { DIGESTS, type Digest } from '@portal/contracts';
import { Segmented, Text } from '@portal/ui';
import { texts } from '../../../texts';
import styles from './mail-preferences.module.css';

const words = texts.mail.digest;
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
          {words.title}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {words.text}
        </Text>
      </div>
      <Segmented
        label={`${words.title}: ${words.choice}`}
        value={value}
        onChange={(chosen) => {
          if (isDigest(chosen)) onChange(chosen);
        }}
        options={DIGESTS.map((digest) => ({ value: digest, label: words.names[digest] }))}
      />
    </div>
  );
}
