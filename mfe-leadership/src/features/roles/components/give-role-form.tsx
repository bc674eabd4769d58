import { FormUnitPicker } from '@portal/campus-kit/forms';
import { calls, OFFICERS, ROLE_NAMES, tenureEndOf } from '@portal/contracts';
import { Button, Card, Stack, Text, briefToast } from '@portal/ui';
import { useFormats, useInstituteSettings, useWrite } from '@portal/web-kit';
import {
  FormDateField,
  FormError,
  FormSelect,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
  useWatch,
} from '@portal/web-kit/forms';
import { useId, type Ref } from 'react';
import { messages } from '../messages';
import { roleNameOf } from '../offices';
import { roleBody, roleSchema } from '../role-schema';
import { useConfirmation } from './give-role-dialog';
import { PersonField } from './person-field';
import styles from './roles.module.css';

const roleOptions = OFFICERS.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

/** Gives a person a role, with unit and last day; what was chosen stays until it is given. */
export function GiveRoleForm({ ref }: { readonly ref?: Ref<HTMLFormElement> }) {
  const titleId = useId();
  const today = useFormats().calendarDay(Date.now());
  const tenureEnd = tenureEndOf(today, useInstituteSettings().tenureStartMonth);
  const form = useSchemaForm({
    schema: roleSchema(today),
    defaultValues: { person: null, role: '', unit: null, until: tenureEnd },
  });
  const { control } = form;
  const { startOver } = useFormDraft(form, 'give-role');
  const [role, until] = useWatch({ control, name: ['role', 'until'] });
  const confirmation = useConfirmation();
  const { mutateAsync, isPending } = useWrite(calls.changeRole, { meta: { failure: messages.log } });
  const submit = useFormSubmit(
    form,
    async (values) => {
      if (!values.person || !(await confirmation.ask(values))) return;
      const person = await mutateAsync({ params: { id: values.person._id }, body: roleBody(values) });
      briefToast.success(messages.given(person.personal_info.name, roleNameOf(person)));
      startOver();
    },
    {
      fallback: messages.notGiven,
      fieldOfPath: { unit_id: 'unit' },
      fieldOfCode: { 'USER.NOT_FOUND': 'person', 'USER.OWN_ROLE': 'person', 'USER.UNIT_NOT_FOUND': 'unit' },
    },
  );
  return (
    <form ref={ref} noValidate className={styles.rail} aria-labelledby={titleId} onSubmit={submit}>
      {confirmation.dialog}
      <Card isPadded>
        <Stack>
          <Text as="h2" weight="semibold" id={titleId}>
            {messages.giveTitle}
          </Text>
          <PersonField control={control} />
          <FormSelect
            control={control}
            name="role"
            label={messages.role}
            placeholder={messages.chooseRole}
            options={roleOptions}
          />
          {role === 'CLUB_COORDINATOR' ? (
            <FormUnitPicker
              control={control}
              name="unit"
              label={messages.unit}
              placeholder={messages.findUnit}
              call={calls.listUnits}
              query={{ expand: '1' }}
            />
          ) : null}
          <FormDateField
            control={control}
            name="until"
            label={messages.ends}
            min={today}
            description={until === '' || until === tenureEnd ? messages.tenureHint : messages.dayHint}
          />
          <FormError control={control} />
          <Button type="submit" variant="primary" isBlock busy={isPending} busyLabel={messages.giving}>
            {messages.give}
          </Button>
          <Text as="p" size="sm" tone="muted">
            {messages.immediate}
          </Text>
        </Stack>
      </Card>
    </form>
  );
}
