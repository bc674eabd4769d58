import type { MailSubject, NotificationPreferences } from '@portal/contracts';
import { ErrorState, LoadingState, Stack, Switch, Text } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { mailPreferencesMessages as messages } from '../../../messages';
import { useChangeMailPreferences, useMailPreferences } from '../api/mail-preferences';
import { DigestChoice } from './digest-choice';
import styles from './mail-preferences.module.css';

/** Which notifications come by mail, each for those who can get it, and how often the unread ones come in one mail. */
export function MailPreferences() {
  const { data, isPending, isError, refetch, isRefetching } = useMailPreferences();
  const change = useChangeMailPreferences();
  const subjects = useSubjects();
  if (isPending) return <LoadingState label={messages.loading} shape="text" count={2} />;
  if (isError) {
    return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  return (
    <Stack gap={4}>
      {subjects.length > 0 ? (
        <Subjects
          subjects={subjects}
          wanted={data}
          onChange={(subject, isWanted) => change.mutate({ [subject]: isWanted })}
        />
      ) : null}
      <DigestChoice value={data.digest} onChange={(digest) => change.mutate({ digest })} />
    </Stack>
  );
}

function useSubjects(): readonly MailSubject[] {
  const requestsRooms = usePermission('requestRoom');
  const joinsEvents = usePermission('joinEvent');
  const givesFeedback = usePermission('addFeedback');
  return [
    ...(requestsRooms ? (['roomReviewed'] as const) : []),
    ...(joinsEvents ? (['eventNews'] as const) : []),
    ...(givesFeedback ? (['feedbackResolved'] as const) : []),
  ];
}

interface SubjectsProps {
  readonly subjects: readonly MailSubject[];
  readonly wanted: NotificationPreferences;
  readonly onChange: (subject: MailSubject, isWanted: boolean) => void;
}

function Subjects({ subjects, wanted, onChange }: SubjectsProps) {
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <th scope="col">{messages.when}</th>
          <th scope="col">{messages.byMail}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => (
          <tr key={subject}>
            <td>
              <Text as="p" weight="medium">
                {messages.subjects[subject].title}
              </Text>
              <Text as="p" size="sm" tone="muted">
                {messages.subjects[subject].text}
              </Text>
            </td>
            <td>
              <Switch
                label={messages.switch(messages.subjects[subject].title)}
                isLabelHidden
                value={wanted[subject]}
                onChange={(isWanted) => onChange(subject, isWanted)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
