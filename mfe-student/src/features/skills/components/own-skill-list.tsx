import { calls, keyOf, type UserSkillAnswer } from '@portal/contracts';
import { Button, EmptyState, ErrorState, LoadingState, Rows, Section, Stack, Text } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { ReadState, ShowMore } from '@portal/web-kit/read-state';
import { SearchX, Sparkle } from 'lucide-react';
import type { RefObject } from 'react';
import { useOwnSkills } from '../api/list-own-skills';
import { listMessages as messages } from '../messages';
import { groupsOf } from '../own-skill-groups';
import type { OwnPosition } from '../positions';
import { useLiveSkills } from '../use-live-skills';
import { useSkillFilters } from '../use-skill-filters';
import { ChangeSkillDialog } from './change-skill-dialog';
import styles from './own-skills.module.css';
import { SkillFilterBar } from './skill-filter-bar';
import { SkillRow } from './skill-row';
import { WithdrawSkillDialog } from './withdraw-skill-dialog';

interface OwnSkillListProps {
  readonly userId: string;
  readonly positions: readonly OwnPosition[];
  /** Gets the list, which has the focus when what had it is gone. */
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** The skills that the person claims, by category. */
export function OwnSkillList({ userId, positions, listRef }: OwnSkillListProps) {
  useLiveSkills();
  const offers = useRead(calls.listSkillOffers);
  const query = useOwnSkills(userId);
  const { data } = query;
  const skills = data?.pages.flatMap(({ items }) => items) ?? [];
  const filters = useSkillFilters(skills);
  const { list, open, setOpen, close } = useListDialog<{
    readonly dialog: 'change' | 'withdraw';
    readonly skill: UserSkillAnswer;
  }>(listRef);
  const formats = useFormats();
  // The offers stand above: they would push the list down under the finger.
  if (offers.isPending && offers.failureCount === 0) return <LoadingState label={messages.loading} shape="items" />;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={messages.list}>
      <SkillFilterBar filters={filters} />
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data
          ? messages.count(
              formats.number(filters.shown.length),
              formats.number(data.pages.at(-1)?.total ?? skills.length),
            )
          : null}
      </Text>
      <Stack gap={4}>
        <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" />
        {data && filters.shown.length === 0 ? (
          <NoSkills isFiltered={filters.isFiltered} onClear={filters.clear} />
        ) : null}
        {groupsOf(filters.shown).map(({ category, skills: group }) => (
          <Section key={keyOf(category)} title={category} count={group.length}>
            <Rows>
              {group.map((skill) => (
                <SkillRow
                  key={skill._id}
                  skill={skill}
                  onChange={() => setOpen({ dialog: 'change', skill })}
                  onWithdraw={() => setOpen({ dialog: 'withdraw', skill })}
                />
              ))}
            </Rows>
          </Section>
        ))}
        {query.isFetchNextPageError ? <ErrorState message={messages.moreFailed} /> : null}
        <ShowMore query={query}>{messages.more}</ShowMore>
      </Stack>
      {open?.dialog === 'change' ? (
        <ChangeSkillDialog skill={open.skill} positions={positions} onClose={() => close(false)} />
      ) : null}
      {open?.dialog === 'withdraw' ? <WithdrawSkillDialog skill={open.skill} onClose={close} /> : null}
    </div>
  );
}

function NoSkills({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered) return <EmptyState icon={<Sparkle />} title={messages.none} text={messages.noneText} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.noneFound}
      text={messages.noneFoundText}
      action={<Button onPress={onClear}>{messages.clear}</Button>}
    />
  );
}
