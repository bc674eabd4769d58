import { TextButton } from '@portal/ui';
import { useState } from 'react';
import { rowMessages as messages } from '../messages';
import styles from './achievements.module.css';

/** What of a description shows before View More, in characters. */
const SHOWN_LENGTH = 280;

/** A description, of which a long one shows only its beginning until it is opened. */
export function Description({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > SHOWN_LENGTH;
  return (
    <div>
      <p className={isLong && !isOpen ? styles.beginning : styles.description}>{text}</p>
      {isLong ? (
        <TextButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? messages.viewLess : messages.viewMore}
        </TextButton>
      ) : null}
    </div>
  );
}
