import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import type { AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './link.module.css';

/** An underlined link. `isSolo` when it stands alone and not in a sentence: it is then 24 px high, easy to hit. */
export function Link({ isSolo = false, className, ...rest }: AnchorProps & { readonly isSolo?: boolean | undefined }) {
  return <Anchor {...rest} className={classNames(styles.link, isSolo && styles.solo, className)} />;
}

/** Props of TextButton. */
export interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
}

/** A button that looks like a link: View More, Retry in a message. */
export function TextButton({ children, onPress, isDisabled, className, ...aria }: TextButtonProps) {
  return (
    <button
      {...aria}
      type="button"
      className={classNames(styles.textButton, className)}
      disabled={isDisabled}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}

/** The way back to the page above, over the title. */
export function BackLink({ children, className, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} className={classNames(styles.back, className)}>
      <ArrowLeft />
      {children}
    </Anchor>
  );
}
