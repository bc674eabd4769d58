import { Button, TextField, toast } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { calendarAddressTexts as words } from '../texts';
import styles from './new-address.module.css';

/** The address, this once. */
export function NewAddress({ url }: { readonly url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast.success(words.copied);
    } catch {
      // There is none on an address without TLS, and browsers may refuse it; what is marked can be copied by hand.
      toast.info(words.notCopied);
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
