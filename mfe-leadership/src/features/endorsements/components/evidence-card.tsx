import { QueueDetails } from '@portal/campus-kit/queue';
import { Text, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { Ref } from 'react';
import { otherPages } from '../../../paths';
import { evidenceMessages as messages } from '../messages';
import { panelDate, panelDay } from '../panel-date';
import type { Waiting } from '../waiting';
import styles from './evidence.module.css';
import { Evidence } from './evidence';
import { LevelMark } from './level-mark';

type EvidenceCardProps = Parameters<typeof Evidence>[0] & { readonly ref?: Ref<HTMLElement> };

/** Beside the list: the one that is read, with what speaks for it. */
export function EvidenceCard({ ref, ...props }: EvidenceCardProps) {
  const { title, owner } = props.item;
  const facts = (
    <>
      <p className={styles.owner}>
        {owner?._id === undefined ? (
          owner?.name
        ) : (
          <TextLink isSolo href={otherPages.profile(owner._id)}>
            {owner.name}
          </TextLink>
        )}
      </p>
      <Dates item={props.item} isSkill={props.kind.name === 'skills'} />
    </>
  );
  return (
    <QueueDetails ref={ref} title={title} facts={facts}>
      <Evidence {...props} />
    </QueueDetails>
  );
}

function Dates({ item, isSkill }: { readonly item: Waiting; readonly isSkill: boolean }) {
  const formats = useFormats();
  const { level, achievedOn, createdAt } = item;
  const added = panelDate(formats, createdAt);
  return (
    <Text as="p" size="sm" tone="muted" isTabular className={styles.dates}>
      {level ? <LevelMark level={level} /> : null}
      {achievedOn ? <span>{messages.achieved(panelDay(formats, achievedOn))}</span> : null}
      {achievedOn ? null : <span>{isSkill ? messages.proposed(added) : messages.claimed(added)}</span>}
    </Text>
  );
}
