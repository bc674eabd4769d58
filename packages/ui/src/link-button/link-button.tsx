import type { ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import type { AnchorProps } from '../anchor/anchor';
import { buttonClass } from '../button/button';
import type { ButtonLook } from '../button/button';

/** Props of LinkButton: those of a link and the look of a button. */
export interface LinkButtonProps extends ButtonLook, Omit<AnchorProps, 'children'> {
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it is an anchor and opens in a new tab when asked to. */
export function LinkButton({ variant, size, isBlock, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, isBlock }, className)}>
      {icon}
      {children}
    </Anchor>
  );
}
