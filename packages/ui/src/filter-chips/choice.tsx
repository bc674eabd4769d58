import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AccentColor } from '../tone';

/** One option of a radio group. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Number beside the label. */
  readonly count?: number | undefined;
  /** A Lucide icon before the label. */
  readonly icon?: ReactNode;
  /** Shown as a small square instead of the icon. */
  readonly color?: AccentColor | undefined;
}

/** Props of FilterChips and Segmented: radio-group semantics, arrow keys move the choice. */
export interface ChoiceProps {
  /** Name of the group, for assistive technology. */
  readonly label: string;
  readonly options: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The radio group of FilterChips and Segmented: native radios, so that the browser does keyboard and announcements. */
export function ChoiceGroup(
  props: ChoiceProps & { readonly renderOption: (choice: Choice) => ReactNode; readonly itemClass: string | undefined },
) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={props.className} onBlur={props.onBlur}>
      {props.options.map((choice) => (
        <label key={choice.value} className={props.itemClass} data-checked={choice.value === props.value || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === props.value}
            onChange={() => props.onChange(choice.value)}
          />
          {props.renderOption(choice)}
        </label>
      ))}
    </div>
  );
}
