import { Lock } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';

/** Props of fields with one line of text. */
export interface TextInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Reference to the input, so that a form can focus its first bad field. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** Props of TextField. */
export interface TextFieldProps extends TextInputProps {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'> | undefined;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | undefined;
  /** A Lucide icon inside the field at its start. */
  readonly icon?: ReactNode;
  /** Digits of equal width. */
  readonly isTabular?: boolean | undefined;
  /** Called on Enter instead of submitting the form. */
  readonly onEnter?: (() => void) | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, inputRef, type = 'text', icon, size, isReadOnly, isTabular, onEnter } = props;
  return (
    <Field {...props}>
      {(control) => (
        <div className={fieldStyles.control}>
          {icon === undefined ? null : <span className={fieldStyles.leading}>{icon}</span>}
          <input
            {...control}
            ref={inputRef}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete}
            autoFocus={props.autoFocus}
            maxLength={props.maxLength}
            inputMode={props.inputMode}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !onEnter) return;
              event.preventDefault();
              onEnter();
            }}
            readOnly={isReadOnly}
            className={classNames(
              fieldStyles.input,
              size === 'lg' && fieldStyles.large,
              isTabular && fieldStyles.tabular,
            )}
          />
          {isReadOnly ? <Lock className={fieldStyles.lock ?? ''} /> : null}
        </div>
      )}
    </Field>
  );
}
