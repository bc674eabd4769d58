import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import { ChoiceGroup } from '../filter-chips/choice';
import type { ChoiceProps } from '../filter-chips/choice';
import styles from './segmented.module.css';

/** Two to four views or values as one bar, one of which is chosen. `isFilled` takes the whole width. */
export function Segmented({ isFilled = false, ...props }: ChoiceProps & { readonly isFilled?: boolean | undefined }) {
  return (
    <ChoiceGroup
      {...props}
      className={classNames(styles.group, isFilled && styles.fill, props.className)}
      itemClass={styles.item}
      renderOption={({ label, count, icon }) => (
        <>
          {icon}
          {label}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </>
      )}
    />
  );
}

/** Props of SegmentedField. */
export interface SegmentedFieldProps extends FieldProps, Pick<ChoiceProps, 'options' | 'value' | 'onChange'> {}

/** Segmented as a field of a form, with label, hint and error. */
export function SegmentedField(props: SegmentedFieldProps) {
  return (
    <Field {...props}>
      {({ onBlur }) => (
        <Segmented
          isFilled
          label={props.label}
          options={props.options}
          value={props.value}
          onChange={props.onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
