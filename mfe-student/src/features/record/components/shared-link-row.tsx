import type { SharedRecord } from '@portal/contracts';
import { Badge, Button, Cluster, LinkButton, Text, TextField, briefToast } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { linkMessages as messages } from '../messages';
import { recordLinks } from '../record-links';
import styles from './record.module.css';

interface SharedLinkRowProps {
  readonly link: SharedRecord;
  readonly onEnd: () => void;
}

const tones = { valid: 'success', changed: 'warning', revoked: 'neutral' } as const;

/** One link: what it shows, its state, and what can be done with it. */
export function SharedLinkRow({ link, onEnd }: SharedLinkRowProps) {
  const id = useId();
  const formats = useFormats();
  const { label, state, token, entries, shows_student_id: showsId, created_at: at, ended_at: endedAt } = link;
  const facts = [
    messages.entries(entries, formats.number(entries)),
    showsId ? messages.withId : undefined,
    messages.created(formats.date(at)),
    endedAt === undefined ? undefined : messages.ended(formats.date(endedAt)),
  ].filter((fact) => fact !== undefined);
  return (
    <li className={styles.link} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.entryHead}>
        <Text as="h3" weight="semibold" id={id} className={styles.entryTitle}>
          {label || messages.unnamed}
        </Text>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      </div>
      <Text as="p" size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      {token === undefined ? null : (
        <LinkAddress token={token} name={label || messages.unnamed} describedBy={id} onEnd={onEnd} />
      )}
    </li>
  );
}

interface LinkAddressProps {
  readonly token: string;
  readonly name: string;
  readonly describedBy: string;
  readonly onEnd: () => void;
}

function LinkAddress({ token, name, describedBy, onEnd }: LinkAddressProps) {
  const links = recordLinks(token);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(links.page);
      briefToast.success(messages.copied);
    } catch {
      // There is no clipboard without TLS, and browsers may refuse it; the selected text can be copied by hand.
      briefToast.info(messages.notCopied);
    }
  };
  return (
    <div className={styles.address}>
      <img className={styles.qrCode} src={links.qrCode} alt={messages.qrCode(name)} width={96} height={96} />
      <div className={styles.addressText}>
        <TextField label={messages.address} value={links.page} isReadOnly inputRef={field} onChange={() => undefined} />
        <Cluster>
          <Button icon={<Copy />} aria-describedby={describedBy} onPress={() => void copy()}>
            {messages.copy}
          </Button>
          <LinkButton href={links.page} target="_blank" rel="noreferrer" aria-describedby={describedBy}>
            {messages.open}
          </LinkButton>
          <LinkButton href={links.pdf} download aria-describedby={describedBy}>
            {messages.pdf}
          </LinkButton>
          <LinkButton href={links.credential} download aria-describedby={describedBy}>
            {messages.credential}
          </LinkButton>
          <Button aria-describedby={describedBy} onPress={onEnd}>
            {messages.end}
          </Button>
        </Cluster>
      </div>
    </div>
  );
}
