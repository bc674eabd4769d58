import { useTenures } from '@portal/campus-kit';
import { calls } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import { CreateForm } from '@portal/web-kit/create-form';
import { FormSelect, useSchemaForm, useWatch, type Control } from '@portal/web-kit/forms';
import { holdersHref } from '../../../paths';
import { appointHolderBody, emptyHolder, holderErrors, holderSchema, type RecordForm } from '../holder-schema';
import { formMessages as messages } from '../messages';
import { useRequirementCheck } from '../use-requirement-check';
import { FullPosition } from './full-position';
import { PersonField } from './person-field';
import { PositionField } from './position-field';
import { DetailFields, StatusFields } from './record-fields';
import { RequirementFields } from './requirement-fields';

const errors = { fallback: messages.failed, ...holderErrors };

/** Appoints a person to a position. */
export function AddHolderForm() {
  const { tenures, current } = useTenures();
  const form = useSchemaForm({ schema: holderSchema, defaultValues: emptyHolder(current) });
  const { control } = form;
  const [person, position, tenure, status] = useWatch({ control, name: ['person', 'position', 'tenure', 'status'] });
  const check = useRequirementCheck(person?.id, position?.requirements);
  const recordControl = control as unknown as Control<RecordForm>;
  return (
    <CreateForm
      form={form}
      draftName="add-holder"
      call={calls.appointHolder}
      inputOf={(values) => ({ body: appointHolderBody(values, check.isException) })}
      errors={errors}
      hrefOf={({ por_id: porId, user_id: user }) => holdersHref({ q: porId ?? user.personal_info.name })}
      texts={messages}
    >
      <FormSection isSplit title={messages.position}>
        <FieldGrid>
          <PersonField control={control} />
          <PositionField control={control} />
          {person && position ? (
            <RequirementFields control={control} person={person.label} position={position.label} check={check} />
          ) : null}
          <FieldCell span="half">
            <FormSelect
              control={control}
              name="tenure"
              label={messages.tenure}
              isRequired
              placeholder={messages.chooseTenure}
              options={tenures.map((tenure) => ({ value: tenure, label: tenure }))}
            />
          </FieldCell>
          <StatusFields control={recordControl} />
          {position && tenure && status === 'active' ? <FullPosition position={position} tenure={tenure} /> : null}
        </FieldGrid>
      </FormSection>
      <DetailFields isSplit control={recordControl} />
    </CreateForm>
  );
}
