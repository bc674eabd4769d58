import { calls } from '@portal/contracts';
import { BackLink, EmptyState, ErrorState, LinkButton, LoadingState, Page, Stack, Text } from '@portal/ui';
import { type Prefetch, readQuery, useFormats, useRead, useSession, useTitle } from '@portal/web-kit';
import { SkillList } from '../features/club/components/skill-list';
import { messages as clubMessages, skillMessages as messages } from '../features/club/messages';
import { addHolderHref, paths } from '../paths';

/** What the members of a coordinator's club can do. */
export function ClubSkillsPage() {
  useTitle(messages.title);
  const unit = useSession().user?.unit;
  return (
    <Page title={messages.title} back={<BackLink href={paths.clubDashboard}>{messages.back}</BackLink>}>
      {unit ? <Skills unitId={unit.id} /> : <EmptyState title={clubMessages.none} text={clubMessages.noneText} />}
    </Page>
  );
}

ClubSkillsPage.prefetch = ((client, user) =>
  user?.unit
    ? [client.prefetchQuery(readQuery(calls.readUnitSkills, { params: { unitId: user.unit.id } }))]
    : []) satisfies Prefetch;

function Skills({ unitId }: { readonly unitId: string }) {
  const formats = useFormats();
  const { data, isPending, isRefetching, refetch } = useRead(calls.readUnitSkills, { params: { unitId } });
  if (isPending) return <LoadingState label={messages.loading} shape="items" />;
  if (!data) {
    return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  const { members, total, skills } = data;
  if (members === 0) {
    const action = <LinkButton href={addHolderHref}>{messages.addHolder}</LinkButton>;
    return <EmptyState title={messages.noMembers} text={messages.noMembersText} action={action} />;
  }
  if (total === 0) return <EmptyState title={messages.noSkills} text={messages.noSkillsText} />;
  return (
    <Stack gap={3}>
      <Text as="p" tone="secondary">
        {messages.of(members, formats.number(members))} {messages.endorser}
      </Text>
      <SkillList skills={skills} />
      {total > skills.length ? (
        <Text as="p" tone="muted">
          {messages.cut(formats.number(skills.length), formats.number(total))}
        </Text>
      ) : null}
    </Stack>
  );
}
