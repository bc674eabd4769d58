import { Button, FieldGroup, IconButton, TextField } from '@portal/ui';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import styles from './positions.module.css';

interface LinesFieldProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly value: readonly string[];
  readonly onChange: (lines: string[]) => void;
  readonly onBlur: () => void;
  /** The first line, so that the form can focus it. */
  readonly inputRef: Ref<HTMLInputElement>;
  readonly errorMessage?: string | undefined;
  readonly placeholder: string;
  readonly addLabel: string;
  readonly lineLabel: (place: number) => string;
  readonly removeLabel: (place: number) => string;
}

/** Several lines of text, as many as one wants; Enter begins the next. */
export function LinesField(props: LinesFieldProps) {
  const { value, onChange, placeholder, lineLabel, removeLabel } = props;
  const lines = useRef<HTMLUListElement>(null);
  // A line that was just begun takes the keyboard.
  const [begun, setBegun] = useState(-1);
  const add = () => {
    setBegun(value.length);
    onChange([...value, '']);
  };
  const remove = (index: number) => {
    setBegun(-1);
    onChange(value.filter((_, at) => at !== index));
    lines.current?.querySelectorAll('input')[Math.max(index - 1, 0)]?.focus();
  };
  const goOn = (index: number) => {
    const next = lines.current?.querySelectorAll('input')[index + 1];
    if (next) next.focus();
    else if (value[index]?.trim()) add();
  };
  // A line is its place: it has no other name.
  const places = value.map((line, index) => ({ line, index, place: index + 1 }));
  return (
    <FieldGroup label={props.label} isRequired={props.isRequired} errorMessage={props.errorMessage}>
      <ul ref={lines} className={styles.lines}>
        {places.map(({ line, place, index }) => (
          <li key={place} className={styles.line}>
            <TextField
              isLabelHidden
              label={lineLabel(place)}
              placeholder={index === 0 ? placeholder : undefined}
              value={line}
              onChange={(text) => onChange(value.map((before, at) => (at === index ? text : before)))}
              onBlur={props.onBlur}
              onEnter={() => goOn(index)}
              inputRef={index === 0 ? props.inputRef : undefined}
              autoFocus={index === begun}
            />
            {value.length > 1 ? (
              <IconButton label={removeLabel(place)} icon={<X />} onPress={() => remove(index)} />
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" icon={<Plus />} onPress={add} className={styles.addLine}>
          {props.addLabel}
        </Button>
      </div>
    </FieldGroup>
  );
}
