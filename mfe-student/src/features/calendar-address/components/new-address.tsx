import { Button, TextField, briefToast } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { texts } from '../../../texts';
import styles from './new-address.module.css';

const words = texts.calendarAddress;

/** The address, this once. */
export function NewAddress({ url }: { readonly url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      briefToast.success(words.copied);
    } catch {
      // There is none on an address without TLS, and browsers may refuse it; what is marked can be copied by hand.
      briefToast.info(words.notCopied);
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        label={words.label}
        description={words.once}
        value={url}
        isReadOnly
        inputRef={field}
        onChange={() => undefined}
      />
      <Button icon={<Copy />} onPress={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
