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
  /** Lines at first; it grows with the text in browsers that support it. */
  readonly rows?: number | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, inputRef, ref, rows = 3 } = props;
  return (
    <Field {...props}>
      {(control) => (
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
      )}
    </Field>
  );
}
