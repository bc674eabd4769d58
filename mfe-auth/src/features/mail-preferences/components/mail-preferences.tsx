import { ErrorState, LoadingState, Switch, Text } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { texts } from '../../../texts';
import { useChangeMailPreferences, useMailPreferences } from '../api/mail-preferences';
import styles from './mail-preferences.module.css';

const words = texts.mail;

/** What comes by mail: for those who request rooms a choice, for the others the sentence that there is none yet. */
export function MailPreferences() {
  const hasChoice = usePermission('requestRoom');
  return hasChoice ? <Choices /> : <Text as="p">{words.none}</Text>;
}

function Choices() {
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
        <tr>
          <td>
            <Text as="p" weight="medium">
              {words.roomReviewed}
            </Text>
            <Text as="p" size="sm" ink="muted">
              {words.roomReviewedText}
            </Text>
          </td>
          <td>
            <Switch
              label={words.switch(words.roomReviewed)}
              isLabelHidden
              value={data.roomReviewed}
              onChange={(roomReviewed) => change.mutate({ roomReviewed })}
            />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
