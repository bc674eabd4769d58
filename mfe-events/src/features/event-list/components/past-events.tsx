import { Section, TextButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { usePastShown } from '../use-past-shown';

interface PastEventsProps {
  readonly count: number;
  /** Whether there is nothing else to see: then it is open. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** What is over, closed until somebody asks for it. */
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
