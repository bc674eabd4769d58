import { Palette, type PaletteGroup } from '@portal/ui/palette';
import { messageOf, useFormats, useSession } from '@portal/web-kit';
import { useState } from 'react';
import { searchResults } from './search-results';
import { actionResults } from './action-results';
import { pageResults } from './page-results';
import { recentResults, storeRecent } from './recent-results';
import { useSearch } from './use-search';
import { messages } from './messages';

export interface SearchPaletteProps {
  /** Label of the field: what can be found. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Finds pages in the table of pages, and everything else with the search service. */
export function SearchPalette({ label, onClose }: SearchPaletteProps) {
  const session = useSession();
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const { hits, isSearching, error, retry } = useSearch(typed);
  const recent = typed.trim() === '' ? recentResults(session) : [];
  const pages = pageResults(session, typed);
  const own: PaletteGroup[] = [
    { id: 'recent', title: messages.recent, hits: recent },
    { id: 'action', title: messages.actions, hits: actionResults(session, typed, pages) },
    { id: 'page', title: messages.pages, hits: pages },
  ];
  return (
    <Palette
      messages={{ ...messages, field: label }}
      onClose={onClose}
      onOpen={(hit) => storeRecent(session, hit)}
      typed={typed}
      onType={setTyped}
      groups={[...own, ...searchResults(hits, typed, formats)]}
      isLoading={isSearching}
      failure={
        error
          ? {
              message: messageOf(error, messages.failed),
              onRetry: retry,
              isRetrying: isSearching,
            }
          : undefined
      }
    />
  );
}
