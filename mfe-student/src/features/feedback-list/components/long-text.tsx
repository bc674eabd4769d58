import { TextButton } from '@portal/ui';
import { useState } from 'react';
import { beginningOf } from '../excerpt';
import { feedbackListMessages as messages } from '../messages';

interface LongTextProps {
  readonly text: string;
  readonly limit: number;
  /** Fetches the whole text, where `text` is only its beginning. */
  readonly whole?: (() => Promise<string>) | undefined;
  readonly className?: string | undefined;
}

/** A text that shows only its beginning when it is long, until it is opened. */
export function LongText({ text, limit, whole, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [fetched, setFetched] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const beginning = whole ? `${text.trimEnd()}…` : beginningOf(text, limit);

  async function toggle() {
    if (!isOpen && whole && fetched === undefined) {
      const answer = await whole().catch(() => undefined);
      setMissing(answer === undefined);
      if (answer === undefined) return;
      setFetched(answer);
    }
    setOpen(!isOpen);
  }

  return (
    <p className={className}>
      {isOpen ? (fetched ?? text) : (beginning ?? text)}
      {beginning === null ? null : (
        <>
          {' '}
          <TextButton aria-expanded={isOpen} onPress={() => void toggle()}>
            {isOpen ? messages.viewLess : messages.viewMore}
          </TextButton>
          {isMissing ? <span role="alert"> {messages.restFailed}</span> : null}
        </>
      )}
    </p>
  );
}
