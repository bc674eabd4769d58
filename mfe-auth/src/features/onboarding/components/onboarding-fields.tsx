import { FieldCell, FieldGrid } from '@portal/ui';
import { useInstituteSettings } from '@portal/web-kit';
import { FormSelect, FormTextField } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import { onboardingMessages as messages } from '../../../messages';
import type { Onboarding } from '../onboarding-schema';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface OnboardingFieldsProps {
  readonly control: Control<Onboarding>;
  /** The account has an ID already: it is shown, not asked for. */
  readonly hasId: boolean;
}

export function OnboardingFields({ control, hasId }: OnboardingFieldsProps) {
  const { programmes, disciplines } = useInstituteSettings();
  return (
    <>
      <FormTextField
        control={control}
        name="ID_No"
        label={messages.id}
        description={hasId ? messages.idFromAccount : undefined}
        isReadOnly={hasId}
        size="lg"
        inputMode="numeric"
        isTabular
        autoComplete="off"
      />
      <FormTextField
        control={control}
        name="mobile_no"
        label={messages.mobile}
        description={messages.mobileHint}
        type="tel"
        size="lg"
        isTabular
        autoComplete="tel-national"
      />
      <FieldGrid>
        <FieldCell span="halfAlways">
          <FormTextField
            control={control}
            name="add_year"
            label={messages.year}
            size="lg"
            inputMode="numeric"
            isTabular
            autoComplete="off"
          />
        </FieldCell>
        <FieldCell span="halfAlways">
          <FormSelect
            control={control}
            name="Program"
            label={messages.program}
            placeholder={messages.chooseProgram}
            options={optionsOf(programmes)}
            size="lg"
          />
        </FieldCell>
      </FieldGrid>
      <FormSelect
        control={control}
        name="discipline"
        label={messages.discipline}
        placeholder={messages.chooseDiscipline}
        options={optionsOf(disciplines)}
        size="lg"
      />
    </>
  );
}
