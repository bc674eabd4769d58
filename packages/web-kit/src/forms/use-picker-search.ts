import { useDebouncedSearch } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Where a picker finds what is typed. */
export interface PickerSearchOptions<Item> {
  /** The term is appended. */
  readonly queryKey: readonly unknown[];
  /** Asks the server; the term is empty when the list is opened without typing. */
  readonly find: (term: string, signal: AbortSignal) => Promise<readonly Item[]>;
}

/** What was found, and the props of the picker. */
export interface PickerSearch<Item> {
  readonly found: readonly Item[];
  /** Spread into `ComboBox` or `TokenField`, with `options` made of `found`. */
  readonly picker: {
    readonly onInputChange: (text: string) => void;
    readonly isLoading: boolean;
    readonly isError: boolean;
  };
}

/** Finds what is typed into a picker, a moment after the last key; asks nothing until the list opens. */
export function usePickerSearch<Item>({ queryKey, find }: PickerSearchOptions<Item>): PickerSearch<Item> {
  const [term, setTerm] = useDebouncedSearch();
  const { data, isLoading, isError } = useQuery({
    queryKey: [...queryKey, term],
    queryFn: ({ signal }) => find(term ?? '', signal),
    enabled: term !== null,
    placeholderData: keepPreviousData,
  });
  return {
    found: data ?? [],
    picker: { onInputChange: setTerm, isLoading: isLoading || term === null, isError },
  };
}
