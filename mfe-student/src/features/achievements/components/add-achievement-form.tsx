import { calls } from '@portal/contracts';
import { Alert, Button, FormBar, Stack, TextButton, TextLink } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useWrite } from '@portal/web-kit';
import { FormError, useFormDraft, useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { useState } from 'react';
import { paths } from '../../../paths';
import { achievementBody, emptyAchievement, serverErrors, type AchievementForm } from '../achievement-schema';
import { formMessages as messages } from '../messages';
import { useAchievementSchema } from '../use-achievement-schema';
import { AchievementFields } from './achievement-fields';

/** A new achievement; what was typed stays until it is submitted or discarded. */
export function AddAchievementForm() {
  const schema = useAchievementSchema();
  const form = useSchemaForm<AchievementForm>({ schema, defaultValues: emptyAchievement });
  const { control, formState } = form;
  const { startOver } = useFormDraft(form, 'add-achievement');
  const add = useWrite(calls.addAchievement);
  const [isAdded, setAdded] = useState(false);
  // A new key empties the picker too, which holds a half typed term itself.
  const [round, setRound] = useState(0);

  const restart = () => {
    startOver();
    setRound((before) => before + 1);
  };
  const submit = useFormSubmit<AchievementForm>(
    form,
    async (values) => {
      setAdded(false);
      await add.mutateAsync({ body: achievementBody(values) });
      restart();
      setAdded(true);
    },
    {
      fallback: messages.failed,
      describe: (error) => messages.failedBecause(messageOf(error, messages.failed)),
      alwaysShowMessage: true,
      ...serverErrors,
    },
  );
  const isChanged = formState.isDirty;
  return (
    <form noValidate aria-label={messages.title} onSubmit={submit}>
      <UnsavedChangesWarning when={isChanged} />
      <div key={round}>
        <AchievementFields isSplit control={control} />
      </div>
      <FormBar
        message={formState.errors.root ? <FormError control={control} /> : isAdded ? <Submitted /> : null}
        note={
          isChanged ? (
            <>
              {messages.draftSaved} <TextButton onPress={restart}>{messages.discard}</TextButton>
            </>
          ) : null
        }
      >
        <Button type="submit" variant="primary" busy={add.isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </FormBar>
    </form>
  );
}

function Submitted() {
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{messages.done}</p>
      </Alert>
      <p>
        <TextLink href={paths.achievements}>{messages.see}</TextLink>
      </p>
    </Stack>
  );
}
