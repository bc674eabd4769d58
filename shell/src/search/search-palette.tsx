import { Palette, type PaletteGroup } from '@portal/ui/palette';
import { messageOf, useFormats, useSession } from '@portal/web-kit';
import { useState } from 'react';
import { searchResults } from './search-results';
import { pageResults } from './page-results';
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
  const pages: PaletteGroup = { id: 'page', title: messages.pages, hits: pageResults(session, typed) };
  return (
    <Palette
      messages={{ ...messages, field: label }}
      onClose={onClose}
      typed={typed}
      onType={setTyped}
      groups={[pages, ...searchResults(hits, typed, formats)]}
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
