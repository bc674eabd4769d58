import { ErrorState, LoadingState, Switch, Text } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { texts } from '../../../texts';
import { useChangeMailPreferences, useMailPreferences } from '../api/mail-preferences';
import styles from './mail-preferences.module.css';

const words = texts.mail;

type Subject = keyof typeof words.subjects;

/** What comes by mail: a choice for those whom the portal would tell something, else the sentence that there is none. */
export function MailPreferences() {
  const requestsRooms = usePermission('requestRoom');
  const joinsEvents = usePermission('joinEvent');
  const subjects: Subject[] = [
    ...(requestsRooms ? (['roomReviewed'] as const) : []),
    ...(joinsEvents ? (['eventNews'] as const) : []),
  ];
  return subjects.length > 0 ? <Choices subjects={subjects} /> : <Text as="p">{words.none}</Text>;
}

function Choices({ subjects }: { readonly subjects: readonly Subject[] }) {
  const { data, isPending, isError, refetch, isRefetching } = useMailPreferences();
  const change = useChangeMailPreferences();
  if (isPending) return <LoadingState label={words.loading} shape="text" count={2} />;
  if (isError) {
    return <ErrorState message={words.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.byMail}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => (
          <tr key={subject}>
            <td>
              <Text as="p" weight="medium">
                {words.subjects[subject].title}
              </Text>
              <Text as="p" size="sm" ink="muted">
                {words.subjects[subject].text}
              </Text>
            </td>
            <td>
              <Switch
                label={words.switch(words.subjects[subject].title)}
                isLabelHidden
                value={data[subject]}
                onChange={(isWanted) => change.mutate({ [subject]: isWanted })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
