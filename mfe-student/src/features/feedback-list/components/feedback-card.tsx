import { CategoryBadge } from '@portal/campus-kit';
import { unitHref } from '@portal/campus-kit/unit-href';
import { calls, FEEDBACK_SHOWN, MINUTE_MS, type FeedbackAnswer } from '@portal/contracts';
import { Link, Badge, Card, IconText, Rating } from '@portal/ui';
import { readQuery, useFormats, useSession } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { CircleDashed, UserRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { otherPages } from '../../../paths';
import { stateOf } from '../state';
import { targetKindOf, targetNameOf } from '../target';
import { feedbackListMessages as messages } from '../messages';
import styles from './feedback-card.module.css';
import { LongText } from './long-text';

interface FeedbackCardProps {
  readonly entry: FeedbackAnswer;
  /** Of its heading: 3 where the list has one itself. */
  readonly level?: 2 | 3 | undefined;
  /** Reference to its heading, which can then be focused. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** At the end of the line below the text. */
  readonly action?: ReactNode;
  /** Below everything else: the form to resolve it. */
  readonly children?: ReactNode;
}

export function FeedbackCard({ entry, level = 2, titleRef, action, children }: FeedbackCardProps) {
  const { role } = useSession();
  const formats = useFormats();
  const titleId = `feedback-${entry._id}`;
  const client = useQueryClient();
  // Lists have only the beginnings of long texts; both texts need one request.
  const query = readQuery(calls.readFeedback, { params: { id: entry._id } });
  const whole = () => client.fetchQuery({ ...query, staleTime: MINUTE_MS });
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={styles.type}>{entry.type}</span>
        {entry.rating === undefined ? null : <Rating value={entry.rating} label={messages.stars(entry.rating)} />}
        <span className={styles.state}>
          {entry.is_resolved ? (
            <Badge tone="success">{messages.resolved}</Badge>
          ) : (
            <Badge tone="warning" icon={<CircleDashed />}>
              {stateOf(entry, role)}
            </Badge>
          )}
        </span>
      </div>
      <About entry={entry} level={level} titleId={titleId} titleRef={titleRef} />
      <LongText
        className={styles.text}
        text={entry.comments}
        limit={FEEDBACK_SHOWN.comments}
        whole={entry.comments_cut && (async () => (await whole()).comments)}
      />
      <div className={styles.meta}>
        <IconText icon={<UserRound />}>{authorOf(entry)}</IconText>
        <time dateTime={entry.created_at}>{formats.dateTime(entry.created_at)}</time>
        {entry.mine && entry.is_anonymous ? <span>{messages.onlyYou}</span> : null}
        {action ? <span className={styles.action}>{action}</span> : null}
      </div>
      <ActionsTaken entry={entry} whole={whole} />
      {children}
    </Card>
  );
}

interface AboutProps {
  readonly entry: FeedbackAnswer;
  readonly level: 2 | 3;
  readonly titleId: string;
  readonly titleRef: Ref<HTMLHeadingElement> | undefined;
}

function About({ entry, level, titleId, titleRef }: AboutProps) {
  const Heading = `h${level}` as const;
  const { user } = useSession();
  const name = targetNameOf(entry);
  const href = hrefOf(entry, user !== null);
  return (
    <div className={styles.about}>
      <Heading ref={titleRef} className={styles.target} id={titleId} tabIndex={titleRef ? -1 : undefined}>
        {href === undefined ? name : <Link href={href}>{name}</Link>}
      </Heading>
      <CategoryBadge category={entry.unit_category}>{targetKindOf(entry)}</CategoryBadge>
    </div>
  );
}

/** The page of what it is about. That of a unit needs a session. */
function hrefOf({ target_type: kind, target_data: { _id } }: FeedbackAnswer, isSignedIn: boolean): string | undefined {
  if (kind === 'Event') return otherPages.event(_id);
  return kind === 'Organization Unit' && isSignedIn ? unitHref(_id) : undefined;
}

function authorOf({ is_anonymous: isAnonymous, feedback_by: author, mine }: FeedbackAnswer): string {
  const name = isAnonymous ? messages.anonymous : (author?.personal_info.name ?? messages.unknown);
  return mine ? messages.you(name) : name;
}

interface ActionsTakenProps {
  readonly entry: FeedbackAnswer;
  readonly whole: () => Promise<FeedbackAnswer>;
}

function ActionsTaken({ entry, whole }: ActionsTakenProps) {
  const formats = useFormats();
  const { actions_taken: actions, resolved_by: by, resolved_at: at } = entry;
  if (actions === undefined) return null;
  return (
    <div className={styles.actions}>
      <div className={styles.actionsHead}>
        <b>{messages.actionsTaken}</b>
        {by && at ? <span>{messages.by(by.name, formats.date(at))}</span> : null}
      </div>
      <LongText
        className={styles.actionsText}
        text={actions}
        limit={FEEDBACK_SHOWN.actions}
        whole={entry.actions_cut && (async () => (await whole()).actions_taken ?? actions)}
      />
    </div>
  );
}
