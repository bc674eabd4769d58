import { Field, VisuallyHidden } from '@portal/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PickerProps } from './combo-box';
import styles from './combo-box.module.css';
import { ComboList, defaultComboMessages } from './combo-list';
import type { ComboOption, ComboMessages } from './combo-list';
import { useCombo } from './use-combo';

/** Props of TokenField. */
export interface TokenFieldProps extends Omit<PickerProps, 'options' | 'onInputChange'> {
  readonly value: readonly ComboOption[];
  readonly onChange: (value: ComboOption[]) => void;
  /** What was found for the typed text; without it there is no list, and only new words can be added. */
  readonly options?: readonly ComboOption[] | undefined;
  readonly onInputChange?: ((text: string) => void) | undefined;
  /** Enter and comma add what is typed as a token whose id is its text. */
  readonly allowsNew?: boolean | undefined;
}

function Token({
  option,
  messages,
  onRemove,
}: {
  readonly option: ComboOption;
  readonly messages: ComboMessages;
  readonly onRemove: () => void;
}) {
  return (
    <span className={styles.token}>
      <span>{option.label}</span>
      <button type="button" className={styles.remove} aria-label={messages.remove(option.label)} onClick={onRemove}>
        <X />
      </button>
    </span>
  );
}

/** Tokens whose id is their text. */
function tokensOf(words: readonly string[]): ComboOption[] {
  return words.flatMap((word) => (word.trim() === '' ? [] : [{ id: word.trim(), label: word.trim() }]));
}

/** A picker for several options, each shown as a token; Backspace in the empty input removes the last. */
export function TokenField(props: TokenFieldProps) {
  const { value, onChange, options = [], onInputChange, messages = defaultComboMessages } = props;
  const { isLoading = false, isError = false } = props;
  const [typed, setTyped] = useState('');
  const open = options.filter((option) => !value.some((chosen) => chosen.id === option.id));
  const type = (text: string) => {
    setTyped(text);
    onInputChange?.(text);
  };
  const add = (picked: readonly ComboOption[], rest = '') => {
    const all = new Map([...value, ...picked].map((option) => [option.id, option]));
    if (all.size > value.length) onChange([...all.values()]);
    type(rest);
  };
  const addTyped = () => {
    if (props.allowsNew && typed.trim() !== '') add(tokensOf([typed]));
  };
  // The text is checked instead of the key: keyboards of phones do not report the key, and a list can be pasted.
  const change = (text: string) => {
    const parts = props.allowsNew ? text.split(',') : [text];
    const rest = parts.pop() ?? '';
    if (parts.length > 0) add(tokensOf(parts), rest.trimStart());
    else type(rest);
  };
  const combo = useCombo({
    options: open,
    onPick: (option) => add([option]),
    onEnter: props.allowsNew && typed.trim() ? addTyped : undefined,
  });
  const hasList = combo.isOpen && onInputChange !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') return onChange(value.slice(0, -1));
    combo.input.onKeyDown(event);
  };
  const blur = () => {
    combo.close();
    // Adding the token on blur could add a line and move the button that is being pressed.
    if (document.querySelector(':active')) window.addEventListener('mouseup', addTyped, { once: true, capture: true });
    else addTyped();
    props.onBlur?.();
  };
  return (
    <Field {...props} onBlur={blur}>
      {(control) => (
        <div className={styles.root}>
          <div className={styles.box}>
            {value.map((option) => (
              <Token
                key={option.id}
                option={option}
                messages={messages}
                onRemove={() => onChange(value.filter((chosen) => chosen.id !== option.id))}
              />
            ))}
            <input
              {...control}
              {...(onInputChange ? combo.input : { autoComplete: 'off' })}
              ref={props.inputRef}
              onKeyDown={onKeyDown}
              className={styles.input}
              value={typed}
              placeholder={props.placeholder}
              onChange={(event) => {
                combo.open();
                change(event.target.value);
              }}
            />
          </div>
          {hasList ? (
            <ComboList
              id={combo.listId}
              options={open}
              active={combo.active}
              typed={typed}
              isLoading={isLoading}
              isError={isError}
              messages={messages}
              onPick={combo.pick}
            />
          ) : null}
          <VisuallyHidden role="status">{hasList && !isLoading ? messages.results(open.length) : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
