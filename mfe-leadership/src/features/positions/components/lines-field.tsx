import { Button, FieldGroup, IconButton, TextField } from '@portal/ui';
import { useFormField, type FieldOf } from '@portal/web-kit/forms';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PositionForm } from '../position-schema';
import styles from './positions.module.css';

interface LinesFieldProps extends FieldOf<PositionForm, string[]> {
  readonly label: string;
  readonly isRequired: boolean;
  /** Lines are numbered from 1. */
  readonly messages: {
    readonly example: string;
    readonly add: string;
    readonly line: (number: number) => string;
    readonly remove: (number: number) => string;
  };
}

/** Several lines of text, as many as one wants; Enter begins the next. */
export function LinesField({ control, name, label, isRequired, messages }: LinesFieldProps) {
  const { value, onChange, onBlur, inputRef, errorMessage } = useFormField({ control, name });
  const list = useRef<HTMLUListElement>(null);
  // A line that was just added takes the focus.
  const [added, setAdded] = useState(-1);
  const focusLine = (index: number) => list.current?.querySelectorAll('input')[index]?.focus();
  const add = () => {
    setAdded(value.length);
    onChange([...value, '']);
  };
  const remove = (index: number) => {
    setAdded(-1);
    onChange(value.filter((_, at) => at !== index));
    focusLine(Math.max(index - 1, 0));
  };
  const goOn = (index: number) => {
    if (index + 1 < value.length) focusLine(index + 1);
    else if (value[index]?.trim()) add();
  };
  // Nothing but its number tells a line from the others.
  const numbered = value.map((line, index) => ({ line, index, number: index + 1 }));
  return (
    <FieldGroup label={label} isRequired={isRequired} errorMessage={errorMessage}>
      <ul ref={list} className={styles.lines}>
        {numbered.map(({ line, number, index }) => (
          <li key={number} className={styles.line}>
            <TextField
              isLabelHidden
              label={messages.line(number)}
              placeholder={index === 0 ? messages.example : undefined}
              value={line}
              onChange={(text) => onChange(value.map((before, at) => (at === index ? text : before)))}
              onBlur={onBlur}
              onEnter={() => goOn(index)}
              inputRef={index === 0 ? inputRef : undefined}
              autoFocus={index === added}
            />
            {value.length > 1 ? (
              <IconButton label={messages.remove(number)} icon={<X />} onPress={() => remove(index)} />
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" icon={<Plus />} onPress={add} className={styles.addLine}>
          {messages.add}
        </Button>
      </div>
    </FieldGroup>
  );
}
