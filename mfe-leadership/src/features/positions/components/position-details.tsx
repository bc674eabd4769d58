import type { PositionAnswer } from '@portal/contracts';
import { Button, Dialog, DescriptionList, GroupHeading } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { positionTexts } from '../texts';
import type { Deed } from './position-actions';
import styles from './positions.module.css';
import { SkillTags } from './skill-tags';

const words = positionTexts.details;

interface PositionDetailsProps {
  readonly position: PositionAnswer;
  readonly onOpen: (deed: Deed) => void;
  readonly onClose: () => void;
}

/** Everything that is known of a position. */
export function PositionDetails({ position, onOpen, onClose }: PositionDetailsProps) {
  const formats = useFormats();
  const { requirements, responsibilities, description } = position;
  return (
    <Dialog
      isOpen
      isDismissable
      isFlush
      title={words.title}
      onClose={onClose}
      footer={
        <>
          {position.can_manage ? (
            <>
              <Button variant="danger" icon={<Trash2 />} onPress={() => onOpen('remove')} className={styles.apart}>
                {words.remove}
              </Button>
              <Button icon={<Pencil />} onPress={() => onOpen('edit')}>
                {words.edit}
              </Button>
            </>
          ) : null}
          <Button onPress={onClose}>{words.close}</Button>
        </>
      }
    >
      <GroupHeading>{words.information}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: words.position, value: position.title },
          { label: words.id, value: position.position_id },
          { label: words.department, value: position.unit_id.name },
          { label: words.type, value: position.position_type },
          { label: words.count, value: formats.number(position.position_count) },
        ]}
      />
      <GroupHeading>{words.requirements}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: words.minCgpa, value: requirements.min_cgpa },
          { label: words.minYear, value: requirements.min_year },
          {
            label: words.skills,
            value:
              requirements.skills_required.length > 0 ? (
                <SkillTags skills={requirements.skills_required} />
              ) : (
                words.noSkills
              ),
          },
        ]}
      />
      <GroupHeading note={responsibilities.length}>{words.responsibilities}</GroupHeading>
      <ul className={styles.duties}>
        {responsibilities.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      {description ? (
        <>
          <GroupHeading>{words.description}</GroupHeading>
          <p className={styles.description}>{description}</p>
        </>
      ) : null}
      <GroupHeading>{words.timeline}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[{ label: words.created, value: formats.dateTime(position.created_at) }]}
      />
    </Dialog>
  );
}
