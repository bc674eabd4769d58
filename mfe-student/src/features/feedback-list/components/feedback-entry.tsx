import type { FeedbackAnswer } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { feedbackListMessages as messages } from '../messages';
import { FeedbackCard } from './feedback-card';
import { ResolveForm, useResolveDraft } from './resolve-form';

/** An entry of the list, with the control to resolve it for whoever may. */
export function FeedbackEntry({ entry }: { readonly entry: FeedbackAnswer }) {
  const { stored } = useResolveDraft(entry._id);
  const [opened, setOpened] = useState<'by hand' | 'by draft' | null>(stored === undefined ? null : 'by draft');
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = opened !== null && entry.can_resolve === true;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form goes with the keyboard's place in it, and so does the button once the entry is resolved.
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
      {isOpen ? <ResolveForm entry={entry} isOpened={opened === 'by hand'} onClose={() => setOpened(null)} /> : null}
    </FeedbackCard>
  );
}
