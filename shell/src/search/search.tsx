import { SearchTrigger, toast } from '@portal/ui';
import type { Session } from '@portal/web-kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { SearchPaletteProps } from './search-palette';
import { searchLabel, triggerMessages } from './search-label';
import { useShortcut } from './use-shortcut';

const load = () => import('./search-palette');

/** A failure shows when the palette is opened. */
const preload = () => void load().catch(() => undefined);

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The search box of the top bar. The palette, which Ctrl+K opens too, is loaded when it is needed. */
export function Search({ session }: { readonly session: Session }) {
  const label = searchLabel(session);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Palette: ComponentType<SearchPaletteProps> } | null>(null);
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    load().then(
      ({ SearchPalette }) => setLoaded({ Palette: SearchPalette }),
      () => {
        close();
        toast.error(triggerMessages.notOpened);
      },
    );
  };
  const box = useRef<HTMLButtonElement>(null);
  useShortcut(preload, () => {
    if (isOpen) close();
    // An open dialog makes the page behind it inert.
    else if (!box.current?.closest('[inert], [aria-hidden="true"]')) open();
  });
  useEffect(() => {
    // Back closes the palette. Other changes of the path do not: a page that is loading may redirect.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return (
    <>
      <SearchTrigger
        ref={box}
        label={label}
        shortcut={triggerMessages.shortcut(isMac)}
        keyShortcuts="Control+K Meta+K"
        onIntent={preload}
        onPress={open}
      />
      {isOpen && loaded ? <loaded.Palette label={label} onClose={close} /> : null}
    </>
  );
}
