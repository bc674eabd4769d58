import { calls } from '@portal/contracts';
import { Columns } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { CreateForm } from '@portal/web-kit/create-form';
import { useSchemaForm } from '@portal/web-kit/forms';
import { positionHref } from '../../../paths';
import { formMessages as messages } from '../messages';
import { emptyPosition, newPositionBody, positionSchema, serverErrors } from '../position-schema';
import { PositionFields } from './position-fields';
import { PositionPreview } from './position-preview';

const errors = { fallback: messages.failed, ...serverErrors };

/** A new position. */
export function AddPositionForm() {
  const { user, role } = useSession();
  const isCoordinator = role === 'CLUB_COORDINATOR';
  const own = isCoordinator ? user?.unit : undefined;
  const unit = own ? { id: own.id, label: own.name } : null;
  const form = useSchemaForm({ schema: positionSchema, defaultValues: emptyPosition(unit) });
  return (
    <Columns>
      <CreateForm
        form={form}
        draftName="add-position"
        // A draft may be older than the coordinator's present unit.
        restoreDraft={(draft, empty) => ({ ...empty, ...draft, ...(unit && { unit }) })}
        call={calls.addPosition}
        inputOf={(values) => ({ body: newPositionBody(values) })}
        errors={errors}
        hrefOf={({ title }) => positionHref(title)}
        texts={messages}
      >
        <PositionFields
          isSplit
          control={form.control}
          fixedUnit={isCoordinator ? (unit ? messages.ownUnit : messages.noUnit) : undefined}
        />
      </CreateForm>
      <PositionPreview control={form.control} />
    </Columns>
  );
}
