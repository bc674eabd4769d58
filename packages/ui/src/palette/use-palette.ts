import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { hitId } from './palette-list';
import type { PaletteGroup, PaletteHit } from './palette-list';

/** State and keyboard of the palette: arrows, Home and End move, Enter opens, with Ctrl or Cmd in a new tab. */
export function usePalette(groups: readonly PaletteGroup[], typed: string) {
  const listId = useId();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly typed: string } | null>(null);
  const hits = groups.flatMap((group) => group.hits);
  // The chosen result stays chosen while the text is the same, wherever later results move it; else it is the first.
  const found = chosen?.typed === typed ? hits.findIndex(({ id }) => id === chosen.id) : -1;
  const at = Math.max(found, 0);
  const active = hits[at];
  const activeId = active && hitId(listId, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const choose = (hit: PaletteHit | undefined) => hit && setChosen({ id: hit.id, typed });
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    if (step !== undefined) {
      event.preventDefault();
      choose(hits.at(step % hits.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(activeId, event.ctrlKey || event.metaKey);
    }
  };
  const input = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': hits.length > 0,
    'aria-controls': hits.length > 0 ? listId : undefined,
    'aria-activedescendant': activeId,
    onKeyDown,
  } as const;
  return { listId, count: hits.length, active, choose, input };
}

/** Opens a result as a click would. */
function open(id: string | undefined, inNewTab: boolean): void {
  const link = id === undefined ? null : document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
