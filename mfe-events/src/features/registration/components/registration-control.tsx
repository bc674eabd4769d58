import type { EventAnswer, MyRegistration } from '@portal/contracts';
import { Badge, Button, IconButton, Text } from '@portal/ui';
import { CircleCheck, Hourglass, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isUnderWay } from '../optimism';
import { isFull } from '../places';
import { registrationTexts as words } from '../texts';
import styles from './registration-control.module.css';

/** What a student can do about an event. */
export interface RegistrationActs {
  readonly join: (event: EventAnswer) => void;
  /** Asks first. */
  readonly leave: (event: EventAnswer) => void;
}

interface RegistrationControlProps extends RegistrationActs {
  readonly event: EventAnswer;
  /** Id of the title, which tells equal buttons apart. */
  readonly titleId?: string | undefined;
  /** `page` writes the words out. */
  readonly variant?: 'card' | 'page' | undefined;
}

/** Register, or what one holds and the way out of it. */
export function RegistrationControl({ event, titleId, variant = 'card', join, leave }: RegistrationControlProps) {
  const root = useRef<HTMLDivElement>(null);
  const mine = event.my_registration;
  const acted = useKeptFocus(root, mine?.status);
  const act = (what: (event: EventAnswer) => void) => () => {
    acted();
    what(event);
  };
  if (!event.registration.required) return null;
  return (
    <div className={styles.control} ref={root} tabIndex={-1}>
      {mine ? (
        <Held event={event} mine={mine} variant={variant} onLeave={act(leave)} />
      ) : (
        <Open event={event} variant={variant} titleId={titleId} onJoin={act(join)} />
      )}
    </div>
  );
}

function Open({
  event: { registration },
  variant,
  titleId,
  onJoin,
}: Pick<RegistrationControlProps, 'event' | 'variant' | 'titleId'> & { readonly onJoin: () => void }) {
  return (
    <>
      <Button
        variant={variant === 'page' ? 'primary' : 'plain'}
        isDisabled={registration.state !== 'open'}
        onPress={onJoin}
        aria-describedby={titleId}
      >
        {words.register}
      </Button>
      {registration.state === 'open' && isFull(registration) ? (
        <Text size="sm" tone="muted">
          {words.joinsAs((registration.waiting ?? 0) + 1)}
        </Text>
      ) : null}
    </>
  );
}

interface HeldProps extends Pick<RegistrationControlProps, 'event' | 'variant'> {
  readonly mine: MyRegistration;
  readonly onLeave: () => void;
}

function Held({ event, mine, variant, onLeave }: HeldProps) {
  const canLeave = !isUnderWay(event) && mine.checked_in_at === undefined && isToCome(event);
  return (
    <>
      {mine.status === 'registered' ? (
        <Badge variant="plain" tone="success" icon={<CircleCheck />}>
          {words.registered}
        </Badge>
      ) : (
        <Badge variant="plain" tone="warning" icon={<Hourglass />}>
          {words.waiting(mine.position)}
        </Badge>
      )}
      {!canLeave ? null : variant === 'page' ? (
        <Button onPress={onLeave}>{words.leave}</Button>
      ) : (
        <IconButton size="sm" icon={<X />} label={`${words.leave} ${event.title}`} onPress={onLeave} />
      )}
    </>
  );
}

const isToCome = ({ status }: EventAnswer) => status === 'planned' || status === 'ongoing';

/** The pressed button goes away with what it did: its place keeps the focus, so that the keyboard is not sent to the top. */
function useKeptFocus(root: React.RefObject<HTMLDivElement | null>, status: string | undefined) {
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current) return undefined;
    hasActed.current = false;
    // After a window has closed and looked for the button that opened it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body || document.activeElement === null) root.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [root, status]);
  return () => {
    hasActed.current = true;
  };
}
