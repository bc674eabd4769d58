import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import styles from './select.module.css';

/** One option. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Props of Select. */
export interface SelectProps extends FieldProps {
  /** The empty string when nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; an optional field can be set back to it. */
  readonly placeholder?: string | undefined;
  readonly inputRef?: Ref<HTMLSelectElement> | undefined;
  /** The same as `inputRef`. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
  readonly size?: 'md' | 'lg' | undefined;
}

function OptionElements({ options }: { readonly options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A native select. For many options, or options from a server, use ComboBox. */
export function Select(props: SelectProps) {
  const { value, onChange, options, placeholder, inputRef, ref, size, isRequired } = props;
  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.control}>
          <select
            {...control}
            ref={inputRef ?? ref}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            data-empty={value === '' || undefined}
            className={classNames(fieldStyles.input, styles.select, size === 'lg' && fieldStyles.large)}
          >
            {placeholder === undefined ? null : (
              <option value="" disabled={isRequired === true}>
                {placeholder}
              </option>
            )}
            <OptionElements options={options} />
          </select>
          <ChevronsUpDown />
        </div>
      )}
    </Field>
  );
}

/** Props of FilterSelect. */
export interface FilterSelectProps {
  /** Shown before the value: `Status: All`. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
}

/** A compact select in a toolbar, with its label inside. */
export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}:</label>
      <select id={id} value={value} aria-label={label} onChange={(event) => onChange(event.target.value)}>
        <OptionElements options={options} />
      </select>
      <ChevronDown />
    </div>
  );
}
