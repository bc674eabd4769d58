import { ErrorState, Rows, Section, Stack } from '@portal/ui';
import { useFocusAfterRemoval } from '@portal/web-kit/focus';
import { ShowMore } from '@portal/web-kit/read-state';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useClaims } from '../api/list-claims';
import { claimMessages as messages } from '../messages';
import { ClaimRow } from './claim-row';
import styles from './holders.module.css';

interface ClaimSectionProps {
  /** Called when the person has decided on the last one, whose row had the focus. */
  readonly onEmptied: () => void;
}

/** The positions that students say they hold, to confirm or return; nothing when there are none. */
export function ClaimSection({ onEmptied }: ClaimSectionProps) {
  const query = useClaims();
  const { data, isError, refetch, isRefetching } = query;
  const claims = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isError && !data) {
    return (
      <div className={styles.claims}>
        <ErrorState message={messages.loadFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      </div>
    );
  }
  if (claims.length === 0) return null;
  return (
    <Section title={messages.title} count={data?.pages.at(-1)?.total} className={styles.claims}>
      <Stack gap={3}>
        <Queue onEmptied={onEmptied}>
          {claims.map((claim) => (
            <ClaimRow key={claim._id} claim={claim} />
          ))}
        </Queue>
        <ShowMore query={query}>{messages.more}</ShowMore>
      </Stack>
    </Section>
  );
}

/** The next claim has the focus when one has been decided, and what follows the section after the last. */
function Queue({ onEmptied, children }: ClaimSectionProps & { readonly children: ReactNode }) {
  const list = useRef<HTMLElement>(null);
  useFocusAfterRemoval(list);
  const leave = useEffectEvent(() => {
    if (document.activeElement === document.body) onEmptied();
  });
  useEffect(() => () => leave(), []);
  return <Rows ref={list}>{children}</Rows>;
}
