import { TEXT_LIMITS } from '@portal/contracts';
import { MAX_SEARCH_LENGTH } from '@portal/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useDebouncedSearch } from './use-debounced-search';

describe('what is typed to search for', () => {
  it('is never more than the services take', async () => {
    const { result } = renderHook(() => useDebouncedSearch());
    act(() => result.current[1](` ${'robotics '.repeat(50)}`));
    await waitFor(() => expect(result.current[0]).not.toBeNull());
    expect(result.current[0]).toHaveLength(TEXT_LIMITS.name);
    expect(MAX_SEARCH_LENGTH).toBe(TEXT_LIMITS.name);
  });
});
