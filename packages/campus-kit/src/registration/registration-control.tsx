import type { EventAnswer, MyRegistration } from '@portal/contracts';
import { Badge, Button, IconButton, Text } from '@portal/ui';
import { useFocusRecovery } from '@portal/web-kit/focus';
import { CircleCheck, Hourglass, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './messages';
import { isFull, isInFlight } from './optimistic-registration';
import styles from './registration-control.module.css';

/** What the buttons of a registration do. */
export interface RegistrationActions {
  readonly join: (event: EventAnswer) => void;
  /** Asks for confirmation first. */
  readonly leave: (event: EventAnswer) => void;
  readonly undoLeave: (event: EventAnswer) => void;
  /** Whether leaving can still be undone. */
  readonly isLeaving: (event: EventAnswer) => boolean;
}

interface RegistrationControlProps extends RegistrationActions {
  readonly event: EventAnswer;
  /** Id of the title, which distinguishes buttons of the same name for screen readers. */
  readonly titleId?: string | undefined;
  /** `page` has buttons with text. */
  readonly variant?: 'card' | 'page' | undefined;
}

/** The button to register, or the own registration and the button to leave, which can be undone for ten seconds. */
export function RegistrationControl({ event, titleId, variant = 'card', ...actions }: RegistrationControlProps) {
  const { join, leave, undoLeave, isLeaving } = actions;
  const root = useRef<HTMLDivElement>(null);
  const mine = event.my_registration;
  const isHeld = mine !== undefined && isLeaving(event);
  const keepFocus = useKeptFocus(root, isHeld ? 'leaving' : mine?.status);
  useFocusRecovery(root, () => root.current?.focus());
  const withFocus = (act: (event: EventAnswer) => void) => () => {
    keepFocus();
    act(event);
  };
  if (!event.registration.required) return null;
  return (
    <div className={styles.control} ref={root} tabIndex={-1}>
      {isHeld ? (
        <HeldLeave mine={mine} titleId={titleId} onUndo={withFocus(undoLeave)} />
      ) : mine ? (
        <OwnRegistration event={event} mine={mine} variant={variant} onLeave={withFocus(leave)} />
      ) : (
        <RegisterButton event={event} variant={variant} titleId={titleId} onJoin={withFocus(join)} />
      )}
    </div>
  );
}

interface RegisterButtonProps extends Pick<RegistrationControlProps, 'event' | 'variant' | 'titleId'> {
  readonly onJoin: () => void;
}

function RegisterButton({ event: { registration }, variant, titleId, onJoin }: RegisterButtonProps) {
  return (
    <>
      <Button
        variant={variant === 'page' ? 'primary' : 'plain'}
        isDisabled={registration.state !== 'open'}
        onPress={onJoin}
        aria-describedby={titleId}
      >
        {messages.register}
      </Button>
      {registration.state === 'open' && isFull(registration) ? (
        <Text size="sm" tone="muted">
          {messages.joinsWaitlistAs((registration.waiting ?? 0) + 1)}
        </Text>
      ) : null}
    </>
  );
}

interface HeldLeaveProps extends Pick<RegistrationControlProps, 'titleId'> {
  readonly mine: MyRegistration;
  readonly onUndo: () => void;
}

function HeldLeave({ mine, titleId, onUndo }: HeldLeaveProps) {
  return (
    <>
      <Text role="status" tone="secondary">
        {mine.status === 'registered' ? messages.cancelHeld : messages.leaveHeld}
      </Text>
      <Button icon={<Undo2 />} onPress={onUndo} aria-describedby={titleId}>
        {messages.undo}
      </Button>
    </>
  );
}

interface OwnRegistrationProps extends Pick<RegistrationControlProps, 'event' | 'variant'> {
  readonly mine: MyRegistration;
  readonly onLeave: () => void;
}

function OwnRegistration({ event, mine, variant, onLeave }: OwnRegistrationProps) {
  // Once it has begun, a place that is given up helps nobody.
  const canLeave = !isInFlight(event) && mine.checked_in_at === undefined && event.status === 'planned';
  const cancelLabel = mine.status === 'registered' ? messages.cancel : messages.leaveWaitlist;
  return (
    <>
      {mine.status === 'registered' ? (
        <Badge variant="plain" tone="success" icon={<CircleCheck />}>
          {messages.registered}
        </Badge>
      ) : (
        <Badge variant="plain" tone="warning" icon={<Hourglass />}>
          {messages.waiting(mine.position)}
        </Badge>
      )}
      {!canLeave ? null : variant === 'page' ? (
        <Button onPress={onLeave}>{cancelLabel}</Button>
      ) : (
        <IconButton size="sm" icon={<X />} label={`${cancelLabel}: ${event.title}`} onPress={onLeave} />
      )}
    </>
  );
}

/** The pressed button disappears; the control then takes the focus, so that the keyboard does not start over at the top of the page. */
function useKeptFocus(root: React.RefObject<HTMLDivElement | null>, state: string | undefined) {
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return undefined;
    wasPressed.current = false;
    // A dialog that closes gives the focus back first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body || document.activeElement === null) root.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [root, state]);
  return () => {
    wasPressed.current = true;
  };
}
