import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { IconButton } from '../icon-button/icon-button';
import type { TextInputProps } from '../text-field/text-field';

/** Props of PasswordField; `autoComplete` is `current-password` or `new-password`. */
export type PasswordFieldProps = TextInputProps;

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, inputRef, size } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field {...props}>
      {(control) => (
        <div className={fieldStyles.control}>
          <input
            {...control}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete ?? 'current-password'}
            autoFocus={props.autoFocus}
            maxLength={props.maxLength}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(fieldStyles.input, size === 'lg' && fieldStyles.large)}
          />
          <span className={fieldStyles.trailing}>
            <IconButton
              label={isShown ? 'Hide password' : 'Show password'}
              icon={isShown ? <EyeOff /> : <Eye />}
              onPress={() => setShown(!isShown)}
              isInField
            />
          </span>
        </div>
      )}
    </Field>
  );
}
