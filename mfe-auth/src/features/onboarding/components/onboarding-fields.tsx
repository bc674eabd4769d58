import { FieldCell, FieldGrid, Select, TextField } from '@portal/ui';
import { useInstituteSettings } from '@portal/web-kit';
import { Controller, type Control } from 'react-hook-form';
import { onboardingMessages as messages } from '../../../messages';
import { checksFor, type Onboarding } from '../onboarding';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface OnboardingFieldsProps {
  readonly control: Control<Onboarding>;
  /** The account has an ID already: it is shown, not asked for. */
  readonly hasId: boolean;
}

export function OnboardingFields({ control, hasId }: OnboardingFieldsProps) {
  const settings = useInstituteSettings();
  const checks = checksFor(settings, new Date().getFullYear());
  return (
    <>
      <Controller
        control={control}
        name="ID_No"
        rules={{ validate: checks.ID_No }}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label={messages.id}
            description={hasId ? messages.idFromAccount : undefined}
            isReadOnly={hasId}
            size="lg"
            inputMode="numeric"
            isTabular
            autoComplete="off"
            errorMessage={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="mobile_no"
        rules={{ validate: checks.mobile_no }}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label={messages.mobile}
            description={messages.mobileHint}
            type="tel"
            size="lg"
            isTabular
            autoComplete="tel-national"
            errorMessage={error?.message}
          />
        )}
      />
      <FieldGrid>
        <FieldCell span="halfAlways">
          <Controller
            control={control}
            name="add_year"
            rules={{ validate: checks.add_year }}
            render={({ field, fieldState: { error } }) => (
              <TextField
                {...field}
                label={messages.year}
                size="lg"
                inputMode="numeric"
                isTabular
                autoComplete="off"
                errorMessage={error?.message}
              />
            )}
          />
        </FieldCell>
        <FieldCell span="halfAlways">
          <Controller
            control={control}
            name="Program"
            rules={{ validate: checks.Program }}
            render={({ field, fieldState: { error } }) => (
              <Select
                {...field}
                label={messages.program}
                placeholder={messages.chooseProgram}
                options={optionsOf(settings.programmes)}
                size="lg"
                errorMessage={error?.message}
              />
            )}
          />
        </FieldCell>
      </FieldGrid>
      <Controller
        control={control}
        name="discipline"
        rules={{ validate: checks.discipline }}
        render={({ field, fieldState: { error } }) => (
          <Select
            {...field}
            label={messages.discipline}
            placeholder={messages.chooseDiscipline}
            options={optionsOf(settings.disciplines)}
            size="lg"
            errorMessage={error?.message}
          />
        )}
      />
    </>
  );
}
