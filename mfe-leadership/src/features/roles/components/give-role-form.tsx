import { Alert, Button, Card, DateField, Select, Text, briefToast } from '@portal/ui';
import { messageOf, useDraft, useFormats, useInstituteSettings, useSingleFlight } from '@portal/web-kit';
import { focusFirstError } from '@portal/web-kit/forms';
import { useEffect, useId, type Ref } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { texts } from '../../../texts';
import { useChangeRole } from '../api/change-role';
import { nameOf, OFFICES } from '../offices';
import { checks, refusedFields, roleBody, type RoleForm } from '../role-form';
import { tenureEnd } from '../tenure';
import { PersonField } from './person-field';
import styles from './roles.module.css';
import { UnitField } from './unit-field';

const words = texts.roles;
const roleOptions = OFFICES.map((role) => ({ value: role, label: words.names[role] }));

/** Gives a person a role, with unit and last day; what was chosen stays until it is given. */
export function GiveRoleForm({ ref }: { readonly ref?: Ref<HTMLFormElement> }) {
  const titleId = useId();
  const today = useFormats().calendarDay(Date.now());
  const { tenureStartMonth } = useInstituteSettings();
  const end = tenureEnd(today, tenureStartMonth);
  const empty: RoleForm = { person: null, role: '', unit: null, until: end };
  const { stored, store, clear } = useDraft<RoleForm>('give-role');
  const { control, handleSubmit, setError, setFocus, getValues, reset, subscribe } = useForm<RoleForm>({
    defaultValues: { ...empty, ...stored },
    shouldFocusError: false,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe, store],
  );
  const [role, until] = useWatch({ control, name: ['role', 'until'] });
  const change = useChangeRole();
  const submit = useSingleFlight(async (form: RoleForm) => {
    if (!form.person) return;
    try {
      const person = await change.mutateAsync({ person: form.person, body: roleBody(form) });
      briefToast.success(words.given(person.personal_info.name, nameOf(person)));
      reset(empty);
      clear();
    } catch (error) {
      refusedFields(error).forEach(({ name, message }, index) =>
        setError(name, { message }, { shouldFocus: index === 0 }),
      );
    }
  });
  const isElsewhere = change.error !== null && refusedFields(change.error).length === 0;
  return (
    <form
      ref={ref}
      noValidate
      className={styles.rail}
      aria-labelledby={titleId}
      onSubmit={(event) =>
        void handleSubmit(submit, (errors) => focusFirstError({ getValues, setFocus }, errors))(event)
      }
    >
      <Card isPadded className={styles.form}>
        <h2 className={styles.title} id={titleId}>
          {words.giveTitle}
        </h2>
        <PersonField control={control} />
        <Controller
          control={control}
          name="role"
          rules={{ validate: checks.role }}
          render={({ field, fieldState: { error } }) => (
            <Select
              {...field}
              label={words.role}
              placeholder={words.chooseRole}
              options={roleOptions}
              errorMessage={error?.message}
            />
          )}
        />
        {role === 'CLUB_COORDINATOR' ? <UnitField control={control} /> : null}
        <Controller
          control={control}
          name="until"
          rules={{ validate: checks.until(today) }}
          render={({ field, fieldState: { error } }) => (
            <DateField
              {...field}
              label={words.ends}
              min={today}
              description={until === '' || until === end ? words.tenureHint : words.dayHint}
              errorMessage={error?.message}
            />
          )}
        />
        {isElsewhere ? (
          <Alert>
            <p>{messageOf(change.error, words.notGiven)}</p>
          </Alert>
        ) : null}
        <Button type="submit" variant="primary" isBlock busy={change.isPending} busyLabel={words.giving}>
          {words.give}
        </Button>
        <Text as="p" size="sm" tone="muted">
          {words.counts}
        </Text>
      </Card>
    </form>
  );
}
