import type { KeyboardEvent, Ref } from 'react';
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
  /** Lines at first; it grows with the text in browsers that support it. */
  readonly rows?: number | undefined;
  /** For a text of one paragraph: Enter submits the form instead of starting a line. */
  readonly submitsByEnter?: boolean | undefined;
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
          onKeyDown={props.submitsByEnter ? submitByEnter : undefined}
          rows={rows}
          className={classNames(fieldStyles.input, fieldStyles.area)}
        />
      )}
    </Field>
  );
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
