import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import type { LinkProps } from '../link/link';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

/** An underlined link. `isSolo` makes one outside of a sentence 24 px high, the minimum target size. */
export function TextLink({
  isSolo = false,
  className,
  ...rest
}: LinkProps & { readonly isSolo?: boolean | undefined }) {
  return <Link {...rest} className={classNames(styles.link, isSolo && styles.solo, className)} />;
}

/** Props of TextButton. */
export interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
}

/** A button that looks like a link: View More, Retry in a message. */
export function TextButton({ children, onPress, className, ...aria }: TextButtonProps) {
  return (
    <button {...aria} type="button" className={classNames(styles.textButton, className)} onClick={() => onPress?.()}>
      {children}
    </button>
  );
}

/** A link to the parent page, over the title. */
export function BackLink({ children, className, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classNames(styles.back, className)}>
      <ArrowLeft />
      {children}
    </Link>
  );
}
