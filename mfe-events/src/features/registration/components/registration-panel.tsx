import { RegistrationControl, type RegistrationActions } from '@portal/campus-kit/events';
import type { EventAnswer, MyRegistration } from '@portal/contracts';
import { Button, Card, Section, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { lazy, Suspense } from 'react';
import { messages } from '../messages';
import styles from './registration-panel.module.css';
import { CapacityLine } from './capacity-line';

const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));

interface RegisterControlProps {
  readonly event: EventAnswer;
  /** Undefined for those who cannot register. */
  readonly actions?: RegistrationActions | undefined;
  /** For visitors. */
  readonly onSignIn?: (() => void) | undefined;
}

interface RegistrationPanelProps extends RegisterControlProps {
  /** False while `RegisterBar` has the button. */
  readonly hasButton: boolean;
}

/** The places of an event, the own registration, and its code for the check-in. */
export function RegistrationPanel({ event, actions, onSignIn, hasButton }: RegistrationPanelProps) {
  const mine = event.my_registration;
  const hasCode = mine?.status === 'registered' && mine.code !== '' && !actions?.isLeaving(event);
  return (
    <Section title={messages.title}>
      <Card isPadded>
        <Stack gap={3}>
          <CapacityLine registration={event.registration} />
          {hasButton ? <RegisterControl event={event} actions={actions} onSignIn={onSignIn} /> : null}
          {hasCode ? <Code mine={mine} /> : null}
        </Stack>
      </Card>
    </Section>
  );
}

/** The button to register at the bottom of a phone, wherever one has scrolled. */
export function RegisterBar(props: RegisterControlProps) {
  return (
    <div className={styles.registerBar}>
      <RegisterControl {...props} />
    </div>
  );
}

function RegisterControl({ event, actions, onSignIn }: RegisterControlProps) {
  return (
    <>
      {actions ? <RegistrationControl variant="page" event={event} {...actions} /> : null}
      {onSignIn && event.registration.state === 'open' ? <Button onPress={onSignIn}>{messages.signIn}</Button> : null}
    </>
  );
}

function Code({ mine }: { readonly mine: MyRegistration }) {
  const formats = useFormats();
  if (mine.checked_in_at) {
    return (
      <Text as="p" tone="secondary">
        {messages.checkedIn(formats.dateTime(mine.checked_in_at))}
      </Text>
    );
  }
  return (
    <div className={styles.code}>
      <div>
        <Text as="p" tone="muted" size="sm">
          {messages.code}
        </Text>
        <Text as="p" weight="semibold" className={styles.letters} translate="no">
          {mine.code}
        </Text>
      </div>
      <div className={styles.qrCode}>
        <Suspense fallback={null}>
          <QrCode code={mine.code} />
        </Suspense>
      </div>
      <Text as="p" size="sm" tone="muted">
        {messages.codeHint}
      </Text>
    </div>
  );
}
