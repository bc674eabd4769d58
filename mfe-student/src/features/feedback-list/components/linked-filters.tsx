import { UNIT_CATEGORY_NAMES } from '@portal/contracts';
import { Cluster, Text, TextButton } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { feedbackListMessages as messages } from '../messages';
import type { FeedbackFilterState } from '../use-feedback-filters';

/** Filters that only a link sets, such as that of a tile; named here, as no control shows them. */
export function LinkedFilters({ state: { filters, clear } }: { readonly state: FeedbackFilterState }) {
  const { dayDate } = useFormats();
  const { from, to, category } = filters;
  const days =
    from && to
      ? messages.linked.between(dayDate(from), dayDate(to))
      : (from && messages.linked.since(dayDate(from))) || (to && messages.linked.until(dayDate(to)));
  const said = [days, category && messages.linked.category(UNIT_CATEGORY_NAMES[category])].filter(
    (text) => text !== undefined,
  );
  if (said.length === 0) return null;
  return (
    <Cluster>
      <Text tone="secondary">{said.join(' · ')}</Text>
      <TextButton onPress={clear}>{messages.clear}</TextButton>
    </Cluster>
  );
}
