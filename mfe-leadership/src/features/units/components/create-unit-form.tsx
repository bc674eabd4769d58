import { unitHref } from '@portal/campus-kit/unit-href';
import { calls, categoryOfRole } from '@portal/contracts';
import { Button } from '@portal/ui';
import { messageOf, useSession } from '@portal/web-kit';
import { CreateForm } from '@portal/web-kit/create-form';
import { useSchemaForm } from '@portal/web-kit/forms';
import { useLocation, useNavigate } from 'react-router-dom';
import { formMessages as messages } from '../messages';
import { emptyUnit, serverErrors, unitBody, unitSchema } from '../unit-schema';
import { UnitFields } from './unit-fields';

const reasonOf = (error: unknown) => messageOf(error, messages.unknown);
const errors = {
  fallback: messages.unknown,
  describe: (error: unknown) => messages.failed(reasonOf(error)),
  ...serverErrors,
};

/** A new unit. */
export function CreateUnitForm() {
  const ownCategory = categoryOfRole(useSession().role);
  const form = useSchemaForm({ schema: unitSchema, defaultValues: emptyUnit(ownCategory), clearsErrorsOnEdit: true });
  const goBack = useGoBack();
  return (
    <CreateForm
      form={form}
      draftName="create-unit"
      // A draft may be older than the person's present office.
      restoreDraft={(draft, empty) => ({ ...empty, ...draft, ...(ownCategory && { category: ownCategory }) })}
      call={calls.createUnit}
      inputOf={(values) => ({ body: unitBody(values) })}
      errors={errors}
      reasonOf={reasonOf}
      hrefOf={({ _id }) => unitHref(_id)}
      texts={messages}
      cancel={<Button onPress={goBack}>{messages.cancel}</Button>}
    >
      <UnitFields isSplit hasActivity control={form.control} ownCategory={ownCategory} />
    </CreateForm>
  );
}

/** One page back; to the first page where this one was opened by its address. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate('/') : navigate(-1));
}
