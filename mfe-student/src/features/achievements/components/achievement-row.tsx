import { calls, EVENT_CATEGORY_NAMES, type AchievementAnswer } from '@portal/contracts';
import { Button, IconText, Text, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { FileButton } from '@portal/web-kit/download';
import { CalendarDays, Pencil } from 'lucide-react';
import { useId } from 'react';
import { otherPages } from '../../../paths';
import { rowMessages as messages } from '../messages';
import { AchievementBadge } from './achievement-badge';
import styles from './achievements.module.css';
import { Description } from './description';

interface AchievementRowProps {
  readonly achievement: AchievementAnswer;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
}

/** One of the person's achievements; what is verified stays as it is, and what was returned can be corrected. */
export function AchievementRow({ achievement, onEdit, onWithdraw }: AchievementRowProps) {
  const id = useId();
  const formats = useFormats();
  const { title, type, category, level, position, description, state, returned } = achievement;
  const { verified_by: verifier, event_id: event, achievement_id: code } = achievement;
  return (
    <li className={styles.row} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <Text as="h2" weight="semibold" id={id} className={styles.title}>
          {title}
        </Text>
        <AchievementBadge state={state} />
      </div>
      <p className={styles.secondary}>
        {[EVENT_CATEGORY_NAMES[type], category, level, position].filter(Boolean).join(', ')}
      </p>
      {description ? <Description text={description} /> : null}
      <div className={styles.facts}>
        <IconText icon={<CalendarDays />}>{formats.dayDate(achievement.date_achieved)}</IconText>
        {event ? <TextLink href={otherPages.event(event._id)}>{messages.event(event.title)}</TextLink> : null}
        {verifier && state === 'verified' ? (
          <span>{messages.verified(verifier.name, formats.date(verifier.at))}</span>
        ) : null}
        <span>{code}</span>
      </div>
      {returned && state === 'returned' ? (
        <p className={styles.reason}>
          {messages.returned(returned.by.name, formats.date(returned.at), returned.reason)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {state === 'verified' ? null : (
          <Button icon={<Pencil />} aria-describedby={id} onPress={onEdit}>
            {state === 'returned' ? messages.correct : messages.edit}
          </Button>
        )}
        <Button aria-describedby={id} onPress={onWithdraw}>
          {messages.withdraw}
        </Button>
        <Certificate achievement={achievement} titleId={id} />
      </div>
    </li>
  );
}

interface CertificateProps extends Pick<AchievementRowProps, 'achievement'> {
  readonly titleId: string;
}

/** The certificate: a page elsewhere, or a file to download. */
function Certificate({ achievement, titleId }: CertificateProps) {
  const { _id: id, certificate, certificate_url: address } = achievement;
  if (certificate) {
    return (
      <FileButton
        request={{ call: calls.readCertificate, params: { id } }}
        messages={messages.file}
        aria-describedby={titleId}
      />
    );
  }
  if (address === '') return null;
  return (
    <TextLink isSolo href={address} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
      {messages.link}
    </TextLink>
  );
}
