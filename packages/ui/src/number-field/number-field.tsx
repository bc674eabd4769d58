import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Ref } from 'react';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';

/** Props of NumberField. */
export interface NumberFieldProps extends FieldProps {
  /** `null` is an empty field. */
  readonly value: number | null;
  /** The number of a text without spaces; `NaN` when it is none. */
  readonly parse: (text: string) => number;
  /** `null` when emptied, `NaN` when what is typed is no number (the text stays in the field). */
  readonly onChange: (value: number | null) => void;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Shown in the field before the number, e.g. `₹`. */
  readonly prefix?: string | undefined;
  /** Whether fractions may be typed; decides the keyboard of a phone. */
  readonly hasDecimals?: boolean | undefined;
}

/** Without separators while it is edited: a digit less would make `12,000` the ambiguous `12,00`. */
function format(value: number | null, isEdited: boolean): string {
  if (value === null || Number.isNaN(value)) return '';
  return new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20, useGrouping: !isEdited }).format(value);
}

/** A number typed as text: no wheel or arrow changes it by accident, and separators of thousands are understood. */
export function NumberField(props: NumberFieldProps) {
  const { value, parse, onChange, inputRef, prefix, hasDecimals, onBlur } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const read = (text: string) => {
    const plain = text.replaceAll(/\s/g, '');
    return plain === '' ? null : parse(plain);
  };
  const isDraftCurrent = draft !== null && Object.is(read(draft), value);
  const type = (text: string) => {
    setDraft(text);
    onChange(read(text));
  };
  /** Keeps the whole selected where Tab selected it, so that typing replaces it. */
  const showPlainly = (input: HTMLInputElement) => {
    const isSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    flushSync(() => setIsFocused(true));
    if (isSelected) input.select();
  };
  const blur = () => {
    setIsFocused(false);
    if (value !== null && !Number.isNaN(value)) setDraft(null);
    onBlur?.();
  };
  return (
    <Field {...props} onBlur={blur}>
      {(control) => (
        <div className={fieldStyles.control}>
          {prefix === undefined ? null : (
            <span className={fieldStyles.leading} data-text aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            ref={inputRef}
            type="text"
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={isDraftCurrent ? draft : format(value, isFocused)}
            onFocus={({ currentTarget }) => showPlainly(currentTarget)}
            onChange={(event) => type(event.target.value)}
            className={classNames(fieldStyles.input, fieldStyles.tabular)}
          />
        </div>
      )}
    </Field>
  );
}
