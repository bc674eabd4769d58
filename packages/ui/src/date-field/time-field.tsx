import { classNames, Field, inputClass, VisuallyHidden } from '@portal/ui';
import type { FieldProps } from '@portal/ui';
import { useEffect } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import comboStyles from '../combo-box/combo-box.module.css';
import { ComboList, defaultComboMessages, optionId } from '../combo-box/combo-list';
import { useCombo } from '../combo-box/use-combo';
import { formatClockTime, halfHours, isClockTime, minutesTo, parseClockTime } from './clock-time';
import { timeMessages } from './date-messages';
import { useTypedValue } from './use-typed-value';

/** Where the list begins while no time is chosen. */
const MORNING = '09:00';

/** Props of TimeField. */
export interface TimeFieldProps extends FieldProps {
  /** `HH:mm` of 24 hours, the empty string, or the typed text as in DateField. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The start of what ends at this time, on the same day: the list begins after it and says how long that is. */
  readonly after?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A time of day, typed as people write it or chosen from a list of half hours. */
export function TimeField(props: TimeFieldProps) {
  const { value, inputRef } = props;
  const after = props.after !== undefined && isClockTime(props.after) ? props.after : undefined;
  const field = useTypedValue(props, {
    parse: (text) => parseClockTime(text, after)[0],
    format: formatClockTime,
    isValue: isClockTime,
    notUnderstood: timeMessages.notUnderstood,
  });
  const list = useTimeList({ value, isTyping: field.isTyping, after, onPick: field.pick });
  const leave = () => {
    field.commit();
    list.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && list.active < 0) leave();
    else list.input.onKeyDown(event);
  };
  const type = (text: string) => {
    field.type(text);
    list.setActive(-1);
    list.open();
  };
  const blur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <Field {...props} {...field.problem} onBlur={blur}>
      {(control) => (
        <div className={classNames(comboStyles.root, comboStyles.narrow)}>
          <input
            {...control}
            {...list.input}
            ref={inputRef}
            type="text"
            spellCheck={false}
            value={field.text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            className={inputClass}
          />
          {list.isShown ? (
            <ComboList
              id={list.listId}
              options={list.options}
              active={list.active}
              typed=""
              isLoading={false}
              isError={false}
              messages={{ ...defaultComboMessages, list: timeMessages.list }}
              onPick={list.pick}
            />
          ) : null}
          <VisuallyHidden role="status">
            {field.understood === undefined ? '' : formatClockTime(field.understood)}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

interface TimeListSetup {
  readonly value: string;
  readonly isTyping: boolean;
  readonly after: string | undefined;
  readonly onPick: (time: string) => void;
}

/** What a typed text may mean, and every half hour while nothing is typed, scrolled to what is chosen. */
function useTimeList({ value, isTyping, after, onPick }: TimeListSetup) {
  const isSearch = isTyping && value !== '';
  const times = isSearch ? parseClockTime(value, after) : halfHours(after);
  const options = times.map((time) => ({
    id: time,
    label: formatClockTime(time),
    detail: after !== undefined && time > after ? timeMessages.duration(minutesTo(time, after)) : undefined,
  }));
  const from = isClockTime(value) ? value : MORNING;
  const first = isSearch
    ? 0
    : Math.max(
        0,
        times.findIndex((time) => time >= from),
      );
  const combo = useCombo({ options, first, onPick: ({ id }) => onPick(id) });
  const { listId } = combo;
  const isShown = combo.isOpen && options.length > 0;
  useEffect(() => {
    const list = isShown ? document.getElementById(listId) : null;
    const option = document.getElementById(optionId(listId, first));
    if (list && option) list.scrollTop = option.offsetTop - list.offsetTop;
  }, [isShown, listId, first]);
  const input = {
    ...combo.input,
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
  };
  return { ...combo, options, isShown, input };
}
