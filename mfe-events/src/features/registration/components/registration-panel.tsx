import type { EventAnswer, MyRegistration } from '@portal/contracts';
import { Button, Card, Section, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { lazy, Suspense } from 'react';
import { registrationTexts as words } from '../texts';
import styles from './registration-panel.module.css';
import { PlacesLine } from './places-line';
import { RegistrationControl, type RegistrationActs } from './registration-control';

const CodePicture = lazy(async () => ({ default: (await import('./code-picture')).CodePicture }));

interface RegistrationPanelProps {
  readonly event: EventAnswer;
  /** Undefined for those who cannot register. */
  readonly acts?: RegistrationActs | undefined;
  /** For visitors, who come back afterwards. */
  readonly onSignIn?: (() => void) | undefined;
}

/** Places, what one holds, and the code for the door. */
export function RegistrationPanel({ event, acts, onSignIn }: RegistrationPanelProps) {
  const mine = event.my_registration;
  return (
    <Section title={words.title}>
      <Card isPadded>
        <Stack gap={3}>
          <PlacesLine registration={event.registration} />
          {acts ? <RegistrationControl variant="page" event={event} {...acts} /> : null}
          {onSignIn && event.registration.state === 'open' ? <Button onPress={onSignIn}>{words.signIn}</Button> : null}
          {mine?.status === 'registered' && mine.code !== '' ? <Code mine={mine} /> : null}
        </Stack>
      </Card>
    </Section>
  );
}

function Code({ mine }: { readonly mine: MyRegistration }) {
  const formats = useFormats();
  if (mine.checked_in_at) {
    return (
      <Text as="p" tone="secondary">
        {words.checkedIn(formats.dateTime(mine.checked_in_at))}
      </Text>
    );
  }
  return (
    <div className={styles.code}>
      <div>
        <Text as="p" tone="muted" size="sm">
          {words.code}
        </Text>
        <Text as="p" weight="semibold" className={styles.letters} translate="no">
          {mine.code}
        </Text>
      </div>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <CodePicture code={mine.code} />
        </Suspense>
      </div>
      <Text as="p" size="sm" tone="muted">
        {words.codeHint}
      </Text>
    </div>
  );
}
