import { calls, type OwnHolding, type SessionUser } from '@portal/contracts';
import { Button, Page, Stack } from '@portal/ui';
import { type Prefetch, readQuery, useSession, useTitle, useUrlFilters } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { ownPositionsQuery, useOwnPositions } from '../features/own-positions/api/list-own-positions';
import { ownSkillsQuery, useOwnSkills } from '../features/skills/api/list-own-skills';
import { AddSkillDialog } from '../features/skills/components/add-skill-dialog';
import { SkillOffers } from '../features/skills/components/skill-offers';
import { OwnSkillList } from '../features/skills/components/own-skill-list';
import { listMessages as messages } from '../features/skills/messages';
import type { OwnPosition } from '../features/skills/positions';

export function SkillsPage() {
  const { user } = useSession();
  return user ? <OwnSkills user={user} /> : null;
}

SkillsPage.prefetch = ((client, user) => {
  if (!user) return [];
  return [
    client.prefetchInfiniteQuery(ownSkillsQuery(user._id)),
    client.prefetchQuery(ownPositionsQuery(user._id)),
    client.prefetchQuery(readQuery(calls.listSkillOffers, {})),
  ];
}) satisfies Prefetch;

function OwnSkills({ user }: { readonly user: SessionUser }) {
  useTitle(messages.title);
  const list = useRef<HTMLDivElement>(null);
  const { valueOf, set } = useUrlFilters(['add']);
  const { data: holdings } = useOwnPositions(user._id);
  const { data: skills } = useOwnSkills(user._id);
  const positions = useMemo(() => confirmedPositions(holdings ?? []), [holdings]);
  const added = useMemo(
    () => new Set(skills?.pages.flatMap(({ items }) => items.map(({ skill_id: { _id } }) => _id))),
    [skills],
  );
  return (
    <Page
      title={messages.title}
      actions={
        <Button variant="primary" icon={<Plus />} onPress={() => set('add', '1')}>
          {messages.add}
        </Button>
      }
    >
      <Stack gap={6}>
        <SkillOffers userId={user._id} onEmptied={() => list.current?.focus()} />
        <OwnSkillList userId={user._id} positions={positions} listRef={list} />
      </Stack>
      {valueOf('add') ? (
        <AddSkillDialog userId={user._id} positions={positions} added={added} onClose={() => set('add', '')} />
      ) : null}
    </Page>
  );
}

/** Each position once, though it may be held in several tenures. */
function confirmedPositions(holdings: readonly OwnHolding[]): OwnPosition[] {
  const confirmed = holdings.filter(({ confirmation }) => confirmation === 'confirmed');
  const byId = new Map(
    confirmed.map(({ position_id: { _id, title, unit_id: unit } }) => [_id, { title, unit: unit.name }]),
  );
  return [...byId].map(([id, position]) => ({ id, ...position }));
}
