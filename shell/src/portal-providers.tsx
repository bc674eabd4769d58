import { ImageAccessProvider, Toaster, toast } from '@portal/ui';
import { onPortalEvent, refreshSession, RemoteLoaderContext } from '@portal/web-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { fetchRemote } from './federation/fetch-remote';
import { messages } from './messages';

interface PortalProvidersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

const show = { success: toast.success, info: toast.info, danger: toast.error };

/** What the page has once: the query cache, access to pictures, and the toasts. */
export function PortalProviders({ queryClient, children }: PortalProvidersProps) {
  useEffect(() => onPortalEvent('portal:toast', ({ tone, text }) => show[tone](text)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <ImageAccessProvider refresh={refreshSession}>
        <RemoteLoaderContext value={fetchRemote}>{children}</RemoteLoaderContext>
      </ImageAccessProvider>
      <Toaster label={messages.messages} dismissLabel={messages.dismiss} />
    </QueryClientProvider>
  );
}
