import { Button, TextField, toast as standardToast } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import styles from './calendar-address-field.module.css';

const messages = {
  label: 'Your address',
  once: 'Add it to your calendar as a subscription. It is shown only now, and whoever has it can read it.',
  copy: 'Copy',
  copied: 'The address was copied.',
  notCopied: 'Please copy the marked address yourself.',
} as const;

/** Props of `CalendarAddressField`. */
export interface CalendarAddressFieldProps {
  /** The address, which the server tells only when it makes one. */
  readonly url: string;
  /** `briefToast` for messages that go sooner. */
  readonly toast?: typeof standardToast;
}

/** A calendar address that was just made, with a button that copies it. */
export function CalendarAddressField({ url, toast = standardToast }: CalendarAddressFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast.success(messages.copied);
    } catch {
      // There is no clipboard without TLS, and browsers may refuse it; the selected text can be copied by hand.
      toast.info(messages.notCopied);
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        label={messages.label}
        description={messages.once}
        value={url}
        isReadOnly
        inputRef={field}
        onChange={() => undefined}
      />
      <Button icon={<Copy />} onPress={() => void copy()}>
        {messages.copy}
      </Button>
    </div>
  );
}
