import { ErrorState, LinkCard, Rows } from '@portal/ui';
import { useFormats, useSession } from '@portal/web-kit';
import { IdCard } from 'lucide-react';
import { claimsHref } from '../../../paths';
import type { useClaimCount } from '../api/list-claims';
import { claimMessages as messages } from '../messages';
import styles from './holders.module.css';

/** How many positions wait to be confirmed, and where; nothing when there are none. */
export function ClaimsLink({ query }: { readonly query: ReturnType<typeof useClaimCount> }) {
  const { number, relative } = useFormats();
  const { role } = useSession();
  const { data, isError, refetch, isRefetching } = query;
  if (isError && !data) {
    return (
      <div className={styles.claims}>
        <ErrorState message={messages.loadFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      </div>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Rows as="div" className={styles.claims}>
      <LinkCard
        href={claimsHref(role)}
        icon={<IdCard />}
        title={messages.toConfirm(number(data.total))}
        fact={data.oldest && messages.oldest(relative(data.oldest))}
      />
    </Rows>
  );
}
