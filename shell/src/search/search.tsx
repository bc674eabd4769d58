import { SearchTrigger, toast } from '@portal/ui';
import type { Session } from '@portal/web-kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { SearchPaletteProps } from './search-palette';
import { searchLabel, searchMessages } from './trigger-words';
import { useShortcut } from './use-shortcut';

const load = () => import('./search-palette');

/** Asked for ahead of its use; when that fails, opening it says so. */
const preload = () => void load().catch(() => undefined);

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The search box of the top bar and, behind it and behind Ctrl+K, the palette, whose code comes when it is needed. */
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
        toast.error(searchMessages.notOpened);
      },
    );
  };
  const box = useRef<HTMLButtonElement>(null);
  useShortcut(preload, () => {
    if (isOpen) close();
    // A dialog takes the page behind it away.
    else if (!box.current?.closest('[inert], [aria-hidden="true"]')) open();
  });
  useEffect(() => {
    // Back leaves the palette with the page; a redirect does not, or it would vanish while a page arrives.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return (
    <>
      <SearchTrigger
        ref={box}
        label={label}
        shortcut={searchMessages.shortcut(isMac)}
        keyShortcuts="Control+K Meta+K"
        onIntent={preload}
        onPress={open}
      />
      {isOpen && loaded ? <loaded.Palette label={label} onClose={close} /> : null}
    </>
  );
}
