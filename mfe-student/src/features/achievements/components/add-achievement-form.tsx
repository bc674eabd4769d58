import { calls } from '@portal/contracts';
import { messageOf } from '@portal/web-kit';
import { CreateForm } from '@portal/web-kit/create-form';
import { useSchemaForm } from '@portal/web-kit/forms';
import { paths } from '../../../paths';
import { achievementBody, emptyAchievement, serverErrors, type AchievementForm } from '../achievement-schema';
import { formMessages as messages } from '../messages';
import { useAchievementSchema } from '../use-achievement-schema';
import { AchievementFields } from './achievement-fields';

const errors = {
  fallback: messages.failed,
  describe: (error: unknown) => messages.failedBecause(messageOf(error, messages.failed)),
  ...serverErrors,
};

/** A new achievement. */
export function AddAchievementForm() {
  const form = useSchemaForm<AchievementForm>({ schema: useAchievementSchema(), defaultValues: emptyAchievement });
  return (
    <CreateForm
      form={form}
      draftName="add-achievement"
      call={calls.addAchievement}
      inputOf={(values) => ({ body: achievementBody(values) })}
      errors={errors}
      // The message has it already.
      reasonOf={() => ''}
      hrefOf={() => paths.achievements}
      texts={messages}
    >
      <AchievementFields isSplit control={form.control} />
    </CreateForm>
  );
}
