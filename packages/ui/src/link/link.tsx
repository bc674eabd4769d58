import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRoute } from '../router/router';

/** Props of every link: the attributes of an anchor, with `href`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: string;
  /** Handed to the page without being part of its URL. */
  readonly state?: unknown;
  /** Called before the navigation, on mouse and keyboard alike. */
  readonly onPress?: (() => void) | undefined;
  /** Leaves the navigation to the browser: for a path that is no page of the portal. */
  readonly reloadDocument?: boolean | undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** An unstyled link. The router opens paths of the portal; other addresses and clicks with a modifier key are left to the browser. */
export function Link({ href, state, onPress, onClick, reloadDocument, ...rest }: LinkProps) {
  const { address, navigate } = useRoute(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    onPress?.();
    const isElsewhere = reloadDocument || (rest.target !== undefined && rest.target !== '_self');
    if (!navigate || isElsewhere || rest.download !== undefined || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, state);
  };
  return <a {...rest} href={address} onClick={follow} />;
}
