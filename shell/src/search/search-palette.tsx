import { Palette, type PaletteGroup } from '@portal/ui/palette';
import { messageOf, useFormats, useSession } from '@portal/web-kit';
import { useState } from 'react';
import { foundGroups } from './found-hits';
import { pageHits } from './page-hits';
import { useSearch } from './use-search';
import { messages } from './messages';

export interface SearchPaletteProps {
  /** What can be found. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Pages from the table of pages, everything else from the services, as one types. */
export function SearchPalette({ label, onClose }: SearchPaletteProps) {
  const session = useSession();
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const { hits, isAsking, error, retry } = useSearch(typed);
  const pages: PaletteGroup = { id: 'page', title: messages.pages, hits: pageHits(session, typed) };
  return (
    <Palette
      messages={{ ...messages, field: label }}
      onClose={onClose}
      typed={typed}
      onType={setTyped}
      groups={[pages, ...foundGroups(hits, typed, formats)]}
      isLoading={isAsking}
      failure={
        error
          ? {
              message: messageOf(error, messages.failed),
              retryLabel: messages.retry,
              onRetry: retry,
              isRetrying: isAsking,
            }
          : undefined
      }
    />
  );
}
