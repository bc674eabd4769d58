import type { AnswerOf, Call, Empty } from '@portal/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client';
import type { ReadCall, ReadInput } from '../calls/read-key';
import { useRead } from '../calls/use-read';
import { useWrite, type WriteInput } from '../calls/use-write';

/** Moves the page of the test to an origin, whose server its calls then reach. */
export function enterOrigin(url: string): void {
  const { jsdom } = globalThis as unknown as { jsdom: { reconfigure(settings: { url: string }): void } };
  jsdom.reconfigure({ url });
  // jsdom resolves addresses against the origin before until the history changes.
  window.history.replaceState(null, '', url);
}

/** What a query of a feature's `api/` loads; throws what it failed with. */
export async function loadedBy<Data>(useLoaded: () => Loaded<Data>): Promise<Data> {
  const { result, unmount } = renderHook(useLoaded, { wrapper: withQueries() });
  await waitFor(() => {
    if (result.current.isPending) throw new Error('The query is still pending.');
  });
  unmount();
  const { data, error } = result.current;
  if (error) throw error;
  return data as Data;
}

/** What a write of a feature's `api/` is answered with; throws what it failed with. */
export async function sentBy<Sent, Answer>(
  useSent: () => { mutateAsync(sent: Sent): Promise<Answer> },
  sent: NoInfer<Sent>,
): Promise<Answer> {
  const { result, unmount } = renderHook(useSent, { wrapper: withQueries() });
  try {
    return await act(() => result.current.mutateAsync(sent));
  } finally {
    unmount();
  }
}

/** What `useRead` loads of a call; throws what it failed with. */
export function loaded<C extends ReadCall>(call: C, ...[input]: LoadedWith<C>): Promise<AnswerOf<C>> {
  return loadedBy(() => useRead(call, (input ?? {}) as ReadInput<C>));
}

type LoadedWith<C extends ReadCall> = Empty extends ReadInput<C> ? [ReadInput<C>?] : [ReadInput<C>];

/** What a call that `useWrite` sends is answered with; throws what it failed with. */
export function sent<C extends Call>(call: C, input: WriteInput<C>): Promise<AnswerOf<C>> {
  return sentBy<WriteInput<C>, AnswerOf<C>>(() => useWrite(call), input);
}

type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending'>;

function withQueries() {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  return function Wrapper({ children }: { readonly children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };
}
