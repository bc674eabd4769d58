import type { ReactNode } from 'react';
import { Link } from '../link/link';
import type { LinkProps } from '../link/link';
import { buttonClass } from '../button/button';
import type { ButtonAppearance } from '../button/button';

/** Props of LinkButton: those of a link, and the appearance of a button. */
export interface LinkButtonProps extends ButtonAppearance, Omit<LinkProps, 'children'> {
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, isBlock, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, isBlock }, className)}>
      {icon}
      {children}
    </Link>
  );
}
