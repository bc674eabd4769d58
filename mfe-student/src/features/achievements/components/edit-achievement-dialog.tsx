import { type AchievementAnswer, calls } from '@portal/contracts';
import { Alert, Stack } from '@portal/ui';
import { callApi, useFormats, useWrite } from '@portal/web-kit';
import { EditDialog } from '@portal/web-kit/edit-dialog';
import { zodResolver } from '@portal/web-kit/forms';
import { useMemo } from 'react';
import { achievementBody, formOfAchievement, serverErrors, type AchievementForm } from '../achievement-schema';
import { editMessages as messages, fileMessages, formMessages, rowMessages } from '../messages';
import { useAchievementSchema } from '../use-achievement-schema';
import { AchievementFields } from './achievement-fields';

const errors = { fallback: messages.failed, ...serverErrors };

const labels: Readonly<Record<keyof AchievementForm, string>> = {
  ...formMessages,
  title: formMessages.achievementTitle,
  certificateKind: formMessages.certificate,
  certificateUrl: formMessages.certificateLink,
  file: fileMessages.label,
};

interface EditAchievementDialogProps {
  readonly achievement: AchievementAnswer;
  readonly onClose: () => void;
}

/** Changes an achievement; one that was returned is submitted again by it. */
export function EditAchievementDialog({ achievement, onClose }: EditAchievementDialogProps) {
  const schema = useAchievementSchema();
  const resolver = useMemo(() => zodResolver(schema), [schema]);
  const { mutateAsync } = useWrite(calls.changeAchievement);
  const formats = useFormats();
  const isReturned = achievement.state === 'returned';
  const { returned } = achievement;
  return (
    <EditDialog<AchievementAnswer, AchievementForm>
      title={isReturned ? messages.correctTitle : messages.title}
      item={achievement}
      toValues={formOfAchievement}
      resolver={resolver}
      draftName={`edit-achievement.${achievement._id}`}
      save={async (values, version) => {
        const { title } = await mutateAsync({
          params: { id: achievement._id },
          body: { version, ...achievementBody(values) },
        });
        return isReturned ? messages.submitted(title) : messages.done(title);
      }}
      errors={errors}
      conflict="ACHIEVEMENT.CHANGED_MEANWHILE"
      readCurrent={() => readCurrentAchievement(achievement)}
      labelOf={(field) => labels[field]}
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
          <AchievementFields control={control} isSplit={false} />
        </Stack>
      )}
    </EditDialog>
  );
}

const MAX_ACHIEVEMENTS = 200;

/** An achievement as it is saved now; undefined when it is gone, or too old for a page of the list. */
async function readCurrentAchievement({ _id, user_id: owner }: AchievementAnswer) {
  const query = { limit: MAX_ACHIEVEMENTS };
  const achievements = await callApi(calls.listAchievements, { params: { userId: owner._id }, query });
  return achievements.find((achievement) => achievement._id === _id);
}
