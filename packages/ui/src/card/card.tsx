import type { ElementType, HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

/** Props of Card. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType | undefined;
  /** 16 px (14 on a phone) on all sides. */
  readonly isPadded?: boolean | undefined;
  /** Clips content at the rounded corners, e.g. a table. */
  readonly isClipped?: boolean | undefined;
}

/** A bordered surface. Do not nest cards. */
export function Card({ as: Tag = 'div', isPadded, isClipped, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={classNames(styles.card, isPadded && styles.body, isClipped && styles.clip, className)} />
  );
}

/** A card of rows divided by hairlines. As `ul` (the default) its children are `li`. */
export function Rows({
  as: Tag = 'ul',
  className,
  ...rest
}: Pick<CardProps, 'as'> & HTMLAttributes<HTMLElement> & { readonly ref?: Ref<HTMLElement> | undefined }) {
  return <Tag {...rest} className={classNames(styles.card, styles.rows, className)} />;
}
