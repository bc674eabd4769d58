import type { Ref } from 'react';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';

/** Props of TextArea. */
export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The same as `inputRef`. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
  readonly placeholder?: string | undefined;
  /** Lines to begin with; it grows with the text where the browser can. */
  readonly rows?: number | undefined;
  /** Shows how many characters are used of this many; does not cut what is typed. */
  readonly countTo?: number | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, inputRef, ref, rows = 3, countTo } = props;
  return (
    <Field {...props}>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={inputRef ?? ref}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={props.placeholder}
            readOnly={props.isReadOnly}
            rows={rows}
            className={classNames(fieldStyles.input, fieldStyles.area)}
          />
          {countTo === undefined ? null : (
            <span className={fieldStyles.count}>
              {value.length} / {countTo}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
