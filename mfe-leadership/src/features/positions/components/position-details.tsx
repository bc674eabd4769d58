import { unitHref } from '@portal/campus-kit/unit-href';
import type { PositionAnswer } from '@portal/contracts';
import { Button, Dialog, DescriptionList, GroupHeading, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { holdersHref } from '../../../paths';
import { detailsMessages } from '../messages';
import type { PositionDialog } from './position-actions';
import styles from './positions.module.css';
import { SkillTags } from './skill-tags';

interface PositionDetailsProps {
  readonly position: PositionAnswer;
  readonly onOpen: (dialog: PositionDialog) => void;
  readonly onClose: () => void;
}

/** All fields of a position. */
export function PositionDetails({ position, onOpen, onClose }: PositionDetailsProps) {
  const formats = useFormats();
  const { requirements, responsibilities, description } = position;
  return (
    <Dialog
      isOpen
      isDismissable
      isFlush
      title={detailsMessages.title}
      onClose={onClose}
      footer={
        <>
          {position.can_manage ? (
            <>
              <Button variant="danger" icon={<Trash2 />} onPress={() => onOpen('remove')} className={styles.separate}>
                {detailsMessages.remove}
              </Button>
              <Button icon={<Pencil />} onPress={() => onOpen('edit')}>
                {detailsMessages.edit}
              </Button>
            </>
          ) : null}
          <Button onPress={onClose}>{detailsMessages.close}</Button>
        </>
      }
    >
      <GroupHeading>{detailsMessages.information}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: detailsMessages.position, value: position.title },
          { label: detailsMessages.id, value: position.position_id },
          {
            label: detailsMessages.department,
            value: (
              <TextLink isSolo href={unitHref(position.unit_id._id)}>
                {position.unit_id.name}
              </TextLink>
            ),
          },
          { label: detailsMessages.type, value: position.position_type },
          { label: detailsMessages.count, value: formats.number(position.position_count) },
          {
            label: detailsMessages.holders,
            value: (
              <TextLink isSolo href={holdersHref({ position: position._id })}>
                {detailsMessages.seeHolders}
              </TextLink>
            ),
          },
        ]}
      />
      <GroupHeading>{detailsMessages.requirements}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: detailsMessages.minCgpa, value: requirements.min_cgpa },
          { label: detailsMessages.minYear, value: requirements.min_year },
          {
            label: detailsMessages.skills,
            value:
              requirements.skills_required.length > 0 ? (
                <SkillTags skills={requirements.skills_required} />
              ) : (
                detailsMessages.noSkills
              ),
          },
        ]}
      />
      <GroupHeading note={responsibilities.length}>{detailsMessages.responsibilities}</GroupHeading>
      <ul className={styles.duties}>
        {responsibilities.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      {description ? (
        <>
          <GroupHeading>{detailsMessages.description}</GroupHeading>
          <p className={styles.description}>{description}</p>
        </>
      ) : null}
      <GroupHeading>{detailsMessages.timeline}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[{ label: detailsMessages.created, value: formats.dateTime(position.created_at) }]}
      />
    </Dialog>
  );
}
