import type { FeedbackAnswer } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { feedbackListMessages as messages } from '../messages';
import { targetNameOf } from '../target';
import { FeedbackCard } from './feedback-card';
import { ResolveForm, useHasResolveDraft } from './resolve-form';

/** An entry of the list, which officers may resolve. */
export function FeedbackEntry({ entry }: { readonly entry: FeedbackAnswer }) {
  const [opened, setOpened] = useState<'by hand' | 'by draft' | null>(
    useHasResolveDraft(entry._id) ? 'by draft' : null,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = opened !== null && entry.can_resolve === true;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form had the focus. Once the entry is resolved, there is no button to take it either.
    if (wasOpen.current && !isOpen) (opener.current ?? title.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <FeedbackCard
      entry={entry}
      titleRef={title}
      action={
        entry.can_resolve && !isOpen ? (
          <Button
            ref={opener}
            icon={<Check />}
            aria-describedby={`feedback-${entry._id}`}
            onPress={() => setOpened('by hand')}
          >
            {messages.resolve.open}
          </Button>
        ) : null
      }
    >
      {isOpen ? (
        <ResolveForm
          id={entry._id}
          target={targetNameOf(entry)}
          isOpened={opened === 'by hand'}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </FeedbackCard>
  );
}
