import { Section, TextButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { usePastShown } from '../use-past-shown';

interface PastEventsProps {
  readonly count: number;
  /** Whether there are no other events: then these are always shown. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Past events, hidden until the reader opens them. */
export function PastEvents({ count, isAlone, children }: PastEventsProps) {
  const [isShown, show] = usePastShown();
  return (
    <Section
      title={messages.past}
      count={count}
      trailing={
        isAlone ? undefined : (
          <TextButton aria-expanded={isShown} onPress={() => show(!isShown)}>
            {isShown ? messages.hidePast : messages.showPast}
          </TextButton>
        )
      }
    >
      {isShown || isAlone ? children : null}
    </Section>
  );
}
