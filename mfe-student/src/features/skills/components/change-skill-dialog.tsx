import { calls, type UserSkillAnswer } from '@portal/contracts';
import { Alert, Stack } from '@portal/ui';
import { callApi, useFormats, useWrite } from '@portal/web-kit';
import { EditDialog } from '@portal/web-kit/edit-dialog';
import { zodResolver } from '@portal/web-kit/forms';
import { addMessages, changeMessages as messages, rowMessages } from '../messages';
import type { OwnPosition } from '../positions';
import { changedSkillBody, changeErrors, changeSkillSchema, formOfSkill, type ChangeSkillForm } from '../skill-schema';
import { ClaimFields } from './claim-fields';

const resolver = zodResolver(changeSkillSchema);
const errors = { fallback: messages.failed, ...changeErrors };

interface ChangeSkillDialogProps {
  readonly skill: UserSkillAnswer;
  readonly positions: readonly OwnPosition[];
  readonly onClose: () => void;
}

/** Changes level and position of a claim; one that was returned is submitted again by it. */
export function ChangeSkillDialog({ skill, positions, onClose }: ChangeSkillDialogProps) {
  const { mutateAsync } = useWrite(calls.changeClaim);
  const { name } = skill.skill_id;
  const formats = useFormats();
  const isReturned = skill.state === 'returned';
  const { returned } = skill;
  return (
    <EditDialog<UserSkillAnswer, ChangeSkillForm>
      title={isReturned ? messages.correctTitle(name) : messages.title(name)}
      item={skill}
      toValues={formOfSkill}
      resolver={resolver}
      draftName={`change-skill.${skill._id}`}
      save={async (values, version) => {
        await mutateAsync({ params: { id: skill._id }, body: changedSkillBody(values, version) });
        return isReturned ? messages.submitted(name) : messages.done(name);
      }}
      errors={errors}
      conflict="CLAIM.CHANGED_MEANWHILE"
      readCurrent={() => readCurrentSkill(skill)}
      labelOf={(field) => addMessages[field]}
      onClose={onClose}
    >
      {(control) => (
        <Stack>
          {isReturned && returned ? (
            <Alert tone="warning" role="note">
              <p>{rowMessages.returned(returned.by.name, formats.date(returned.at), returned.reason)}</p>
              <p>{messages.correctHint}</p>
            </Alert>
          ) : null}
          <ClaimFields control={control} positions={withPositionOf(skill, positions)} />
        </Stack>
      )}
    </EditDialog>
  );
}

/** The position of the claim can be chosen also after it is over. */
function withPositionOf({ position_id: own }: UserSkillAnswer, positions: readonly OwnPosition[]) {
  if (own === undefined || positions.some(({ id }) => id === own._id)) return positions;
  return [...positions, { id: own._id, title: own.title, unit: own.unit }];
}

const MAX_SKILLS = 200;

/** A claim as it is saved now; undefined when it is gone. */
async function readCurrentSkill({ _id, user_id: owner }: UserSkillAnswer) {
  const query = { limit: MAX_SKILLS };
  const skills = await callApi(calls.listUserSkills, { params: { userId: owner._id }, query });
  return skills.find((skill) => skill._id === _id);
}
