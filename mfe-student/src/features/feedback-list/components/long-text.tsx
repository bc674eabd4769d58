import { TextButton } from '@portal/ui';
import { useState } from 'react';
import { beginningOf } from '../excerpt';
import { feedbackListTexts as words } from '../texts';

interface LongTextProps {
  readonly text: string;
  readonly limit: number;
  readonly className?: string | undefined;
}

/** A text that begins short when it is long, and can be opened and closed. */
export function LongText({ text, limit, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text, limit);
  return (
    <p className={className}>
      {isOpen ? text : (beginning ?? text)}
      {beginning === null ? null : (
        <>
          {' '}
          <TextButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? words.viewLess : words.viewMore}
          </TextButton>
        </>
      )}
    </p>
  );
}
