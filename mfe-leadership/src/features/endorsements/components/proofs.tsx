import { Text } from '@portal/ui';
import { evidenceMessages as messages } from '../messages';
import type { KindName } from '../queue-kind';
import type { Waiting } from '../waiting';
import styles from './evidence.module.css';
import { ProofItem } from './proof-item';

interface ProofsProps {
  readonly kind: KindName;
  readonly item: Waiting;
}

/** What a student says of a claim, and what speaks for it. */
export function Proofs({ kind, item: { description, proofs, alsoEndorsed } }: ProofsProps) {
  return (
    <>
      {description ? <p className={styles.description}>{description}</p> : null}
      {kind === 'skills' ? null : (
        <>
          <Text as="p" size="sm" tone="muted" className={styles.heading}>
            {messages.evidence}
          </Text>
          {proofs.length === 0 ? (
            <p className={styles.none}>{messages.none}</p>
          ) : (
            <ul aria-label={messages.evidence}>
              {proofs.map((proof) => (
                <ProofItem key={proof.kind} proof={proof} />
              ))}
            </ul>
          )}
          {alsoEndorsed.length > 0 ? (
            <div className={styles.also}>
              <Text as="p" size="sm" tone="muted">
                {messages.alsoEndorsed}
              </Text>
              <p>{alsoEndorsed.join(', ')}</p>
            </div>
          ) : null}
        </>
      )}
    </>
  );
}
