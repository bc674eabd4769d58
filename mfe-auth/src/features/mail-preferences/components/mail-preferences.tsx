import { calls, DIGESTS, type Digest, type MailSubject, type NotificationPreferences } from '@portal/contracts';
import { ErrorState, Segmented, Skeleton, Stack, Switch, Text, VisuallyHidden } from '@portal/ui';
import { usePermission, useRead } from '@portal/web-kit';
import { mailPreferencesMessages as messages } from '../../../messages';
import { useChangeMailPreferences } from '../api/mail-preferences';
import styles from './mail-preferences.module.css';

/** Which notifications come by mail, each for those who can get it, and how often the unread ones come in one mail. */
export function MailPreferences() {
  const { data, isPending, isError, refetch, isRefetching } = useRead(calls.readNotificationPreferences);
  const { mutate } = useChangeMailPreferences();
  const subjects = useSubjects();
  if (isError) {
    return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  return (
    <Stack gap={4} aria-busy={isPending}>
      {isPending ? <VisuallyHidden role="status">{messages.loading}</VisuallyHidden> : null}
      {subjects.length > 0 ? <Subjects subjects={subjects} preferences={data} onChange={mutate} /> : null}
      <div className={styles.digest}>
        <Description {...messages.digest} />
        {data ? (
          <Segmented
            label={`${messages.digest.title}: ${messages.digest.choice}`}
            value={data.digest}
            onChange={(digest) => mutate({ digest: digest as Digest })}
            options={DIGESTS.map((digest) => ({ value: digest, label: messages.digest.names[digest] }))}
          />
        ) : (
          <Skeleton className={styles.segmented} width={200} />
        )}
      </div>
    </Stack>
  );
}

function useSubjects(): readonly MailSubject[] {
  const subjects = [
    usePermission('requestRoom') && 'roomReviewed',
    usePermission('joinEvent') && 'eventNews',
    usePermission('addFeedback') && 'feedbackResolved',
  ] as const;
  return subjects.filter((subject) => subject !== false);
}

interface SubjectsProps {
  readonly subjects: readonly MailSubject[];
  /** Undefined while they are loading: what they are about is known before. */
  readonly preferences: NotificationPreferences | undefined;
  readonly onChange: (change: Partial<NotificationPreferences>) => void;
}

function Subjects({ subjects, preferences, onChange }: SubjectsProps) {
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <th scope="col">{messages.when}</th>
          <th scope="col">{messages.byEmail}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => (
          <tr key={subject}>
            <td>
              <Description {...messages.subjects[subject]} />
            </td>
            <td>
              {preferences ? (
                <Switch
                  label={messages.switch(messages.subjects[subject].title)}
                  isLabelHidden
                  value={preferences[subject]}
                  onChange={(isWanted) => onChange({ [subject]: isWanted })}
                />
              ) : (
                <Skeleton className={styles.switch} width={40} height={24} isRound />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Description({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Text as="p" weight="medium">
        {title}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {text}
      </Text>
    </div>
  );
}
