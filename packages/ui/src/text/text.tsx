import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './text.module.css';

/** Props of Text. */
export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType | undefined;
  /** `sm` 12 px meta, `md` 14 px body, `lg` 22 px page title or figure (15, 13 and 22 on a phone). */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly tone?: 'default' | 'secondary' | 'muted' | undefined;
  readonly weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Digits of equal width, for times and columns of numbers. */
  readonly isTabular?: boolean | undefined;
  /** One line with an ellipsis; give the whole text in `title`. */
  readonly isTruncated?: boolean | undefined;
}

/** A text in one of three sizes and three tones. */
export function Text(props: TextProps) {
  const { as: Tag = 'span', size = 'md', tone, weight, isTabular, isTruncated, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        size !== 'md' && styles[size],
        tone && styles[tone],
        weight && styles[weight],
        isTabular && styles.tabular,
        isTruncated && styles.truncate,
        className,
      )}
    />
  );
}

/** Text for assistive technology only. */
export function VisuallyHidden({
  as: Tag = 'span',
  className,
  ...rest
}: Pick<TextProps, 'as'> & HTMLAttributes<HTMLElement>) {
  return <Tag {...rest} className={classNames(styles.hidden, className)} />;
}

/** A key or a chord on the keyboard, e.g. `Ctrl K`. */
export function Kbd({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <kbd {...rest} className={classNames(styles.kbd, className)} />;
}
