import { calls, type ParamsInput } from '@portal/contracts';
import { Alert, Button, Cluster, LinkButton, Stack, Text, toast } from '@portal/ui';
import { ApiError, useRead } from '@portal/web-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../../paths';
import { resetPasswordMessages as messages } from '../../../messages';
import styles from './verified-link.module.css';

/** The parameters of a reset link. */
export type ResetLink = ParamsInput<typeof calls.verifyResetLink>;

/** Its secret leaves the cache with the page. */
const options = { staleTime: Infinity, gcTime: 0 };

/** Shows its children when the link is valid, otherwise how to get another. */
export function VerifiedLink({ link, children }: { readonly link: ResetLink; readonly children: ReactNode }) {
  const { isPending, error, refetch, isRefetching } = useRead(calls.verifyResetLink, { params: link }, options);
  useServerMessageToast(error);
  if (isPending) {
    return (
      <Text as="p" tone="secondary" role="status" className={styles.verifying}>
        {messages.verifying}
      </Text>
    );
  }
  if (!error) return children;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <Stack gap={5}>
      <Alert>
        <p>{messages.invalid}</p>
      </Alert>
      {isRefused ? <Text as="p">{messages.invalidText}</Text> : null}
      <Cluster gap={3}>
        {isRefused ? null : (
          <Button
            variant="primary"
            size="lg"
            busy={isRefetching}
            busyLabel={messages.verifying}
            onPress={() => void refetch()}
          >
            {messages.retry}
          </Button>
        )}
        <LinkButton href={paths.forgotPassword} size="lg" variant={isRefused ? 'primary' : 'plain'}>
          {messages.another}
        </LinkButton>
      </Cluster>
    </Stack>
  );
}

/** Shows the server's message as a toast, once for each refusal. */
function useServerMessageToast(error: Error | null): void {
  const shown = useRef<Error | null>(null);
  useEffect(() => {
    const isNew = error !== shown.current;
    shown.current = error;
    if (isNew && error instanceof ApiError && error.serverMessage !== undefined) toast.info(error.serverMessage);
  }, [error]);
}
