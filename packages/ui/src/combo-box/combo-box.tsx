import { Field } from '@portal/ui';
import type { FieldProps } from '@portal/ui';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import styles from './combo-box.module.css';
import { ComboList, defaultComboMessages } from './combo-list';
import type { ComboOption, ComboMessages } from './combo-list';
import { useCombo } from './use-combo';

/** What pickers share: they search on the server, so they show what they are given and say what is typed. */
export interface PickerProps extends FieldProps {
  /** What the server found for the typed text. */
  readonly options: readonly ComboOption[];
  /** The text typed so far, on every key; the caller waits before it asks. Called with the empty text when the list opens. */
  readonly onInputChange: (text: string) => void;
  readonly isLoading?: boolean | undefined;
  /** The search failed: the list says so, instead of that nothing was found. */
  readonly isError?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly messages?: ComboMessages | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Props of ComboBox. */
export interface ComboBoxProps extends PickerProps {
  readonly value: ComboOption | null;
  /** `null` as soon as the text is changed after a choice. */
  readonly onChange: (value: ComboOption | null) => void;
}

/** One of many things, found by typing. */
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
  const leave = () => {
    combo.close();
    props.onBlur?.();
  };
  return (
    <Field {...props} onBlur={leave}>
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
          <span className={styles.status} role="status">
            {combo.isOpen && !isLoading ? messages.results(options.length) : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
