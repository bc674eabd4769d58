import { type AchievementAnswer, calls } from '@portal/contracts';
import { Button, EmptyState, Rows, Stack, Text } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { ReadState, ShowMore } from '@portal/web-kit/read-state';
import { SearchX, Trophy } from 'lucide-react';
import { useAchievements } from '../api/list-achievements';
import { listMessages as messages } from '../messages';
import { useAchievementFilters } from '../use-achievement-filters';
import { useLiveAchievements } from '../use-live-achievements';
import { AchievementFilterBar } from './achievement-filter-bar';
import { AchievementRow } from './achievement-row';
import styles from './achievements.module.css';
import { EditAchievementDialog } from './edit-achievement-dialog';
import { WithdrawAchievementDialog } from './withdraw-achievement-dialog';

interface OpenDialog {
  readonly dialog: 'edit' | 'withdraw';
  readonly achievement: AchievementAnswer;
}

/** The person's achievements, newest first. */
export function AchievementList({ userId }: { readonly userId: string }) {
  useLiveAchievements();
  const filters = useAchievementFilters();
  const { state, type, isFiltered } = filters;
  const query = useAchievements(userId, { state, type });
  const { data } = query;
  const { data: counts } = useRead(calls.countAchievements, { params: { userId } });
  const { list, open, setOpen, close } = useListDialog<OpenDialog>();
  const formats = useFormats();
  const achievements = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={messages.list}>
      <AchievementFilterBar filters={filters} counts={counts} />
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data ? messages.count(formats.number(achievements.length), formats.number(total)) : null}
      </Text>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" />
      {data && achievements.length === 0 ? <NoAchievements isFiltered={isFiltered} onClear={filters.clear} /> : null}
      {achievements.length > 0 ? (
        <Stack aria-busy={query.isPlaceholderData || undefined}>
          <Rows>
            {achievements.map((achievement) => (
              <AchievementRow
                key={achievement._id}
                achievement={achievement}
                onEdit={() => setOpen({ dialog: 'edit', achievement })}
                onWithdraw={() => setOpen({ dialog: 'withdraw', achievement })}
              />
            ))}
          </Rows>
          <ShowMore query={query} failed={messages.moreFailed}>
            {messages.more}
          </ShowMore>
        </Stack>
      ) : null}
      {open?.dialog === 'edit' ? (
        <EditAchievementDialog achievement={open.achievement} onClose={() => close(false)} />
      ) : null}
      {open?.dialog === 'withdraw' ? (
        <WithdrawAchievementDialog achievement={open.achievement} onClose={close} />
      ) : null}
    </div>
  );
}

function NoAchievements({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered) return <EmptyState icon={<Trophy />} title={messages.none} text={messages.noneText} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.noneFound}
      text={messages.noneFoundText}
      action={<Button onPress={onClear}>{messages.clear}</Button>}
    />
  );
}
