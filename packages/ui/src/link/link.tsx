import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRoute } from '../router/router';

/** What every link takes: the attributes of an anchor, and `href` always. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: string;
  /** Called before the navigation, on mouse and keyboard alike. */
  readonly onPress?: (() => void) | undefined;
  /** Leaves it to the browser: an address of this origin that is no page of the portal. */
  readonly reloadDocument?: boolean | undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A bare link without a look: pages of the portal open on the client, other addresses and modified clicks as the browser does it. */
export function Link({ href, onPress, onClick, reloadDocument, ...rest }: LinkProps) {
  const { address, navigate } = useRoute(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    onPress?.();
    const isElsewhere = reloadDocument || (rest.target !== undefined && rest.target !== '_self');
    if (!navigate || isElsewhere || rest.download !== undefined || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return <a {...rest} href={address} onClick={follow} />;
}
