import { Field, VisuallyHidden } from '@portal/ui';
import type { FieldProps } from '@portal/ui';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import styles from './combo-box.module.css';
import { ComboList, defaultComboMessages } from './combo-list';
import type { ComboOption, ComboMessages } from './combo-list';
import { useCombo } from './use-combo';

/** Props of pickers: they show the options they are given, and the caller searches for what is typed. */
export interface PickerProps extends FieldProps {
  /** What was found for the typed text. */
  readonly options: readonly ComboOption[];
  /** Called with the text on every key, to be debounced by the caller, and with the empty text when the list opens. */
  readonly onInputChange: (text: string) => void;
  readonly isLoading?: boolean | undefined;
  /** The search failed: the list says that, instead of that nothing was found. */
  readonly isError?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly messages?: ComboMessages | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Props of ComboBox. */
export interface ComboBoxProps extends PickerProps {
  readonly value: ComboOption | null;
  /** Called with `null` when the text is changed after a choice. */
  readonly onChange: (value: ComboOption | null) => void;
}

/** A picker for one of many options, found by typing. */
export function ComboBox(props: ComboBoxProps) {
  const {
    value,
    onChange,
    options,
    onInputChange,
    isLoading = false,
    isError = false,
    messages = defaultComboMessages,
  } = props;
  const [typed, setTyped] = useState('');
  const combo = useCombo({ options, onPick: onChange });
  const open = () => {
    if (combo.isOpen) return;
    combo.open();
    onInputChange(value === null ? typed : '');
  };
  const type = (text: string) => {
    setTyped(text);
    if (value !== null) onChange(null);
    combo.open();
    onInputChange(text);
  };
  const blur = () => {
    combo.close();
    props.onBlur?.();
  };
  return (
    <Field {...props} onBlur={blur}>
      {(control) => (
        <div className={styles.root}>
          <div className={styles.box}>
            <input
              {...control}
              {...combo.input}
              onClick={open}
              ref={props.inputRef}
              className={styles.input}
              value={value === null ? typed : value.label}
              placeholder={props.placeholder}
              onChange={(event) => type(event.target.value)}
            />
            <ChevronsUpDown />
          </div>
          {combo.isOpen ? (
            <ComboList
              id={combo.listId}
              options={options}
              active={combo.active}
              typed={value === null ? typed : ''}
              isLoading={isLoading}
              isError={isError}
              messages={messages}
              onPick={combo.pick}
            />
          ) : null}
          <VisuallyHidden role="status">
            {combo.isOpen && !isLoading ? messages.results(options.length) : ''}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
