import { calls, type OwnHolding } from '@portal/contracts';
import { ErrorState, LinkCard, Rows, Section, Skeleton, Stack } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { IdCard, MessageSquareText, Sparkle, Trophy } from 'lucide-react';
import { useOwnPositions } from '../features/own-positions/api/list-own-positions';
import { useOwnSkills } from '../features/skills/api/list-own-skills';
import { ownRecordMessages as messages } from '../messages';
import { paths } from '../paths';

/** What the person has on record, and the way to each of it. */
export function OwnRecord({ userId }: { readonly userId: string }) {
  const skills = useOwnSkills(userId);
  const achievements = useRead(calls.countAchievements, { params: { userId } });
  const positions = useOwnPositions(userId);
  const feedback = useRead(calls.countOwnFeedback, { params: { userId } });
  const facts = useFacts();
  const queries = [skills, achievements, positions, feedback];
  const failed = queries.filter(({ data, isError }) => isError && !data);
  return (
    <Section title={messages.title}>
      <Stack gap={3}>
        <Rows as="div">
          <LinkCard
            href={paths.skills}
            icon={<Sparkle />}
            title={messages.skills}
            fact={shown(skills, ({ pages }) => {
              const endorsed = pages.flatMap(({ items }) => items.filter((skill) => skill.is_endorsed));
              return facts.of(pages.at(-1)?.total ?? 0, endorsed.length, messages.endorsedOf);
            })}
          />
          <LinkCard
            href={paths.achievements}
            icon={<Trophy />}
            title={messages.achievements}
            fact={shown(achievements, ({ pending, verified, returned }) =>
              facts.of(pending + verified + returned, verified, messages.verifiedOf),
            )}
          />
          <LinkCard
            href={paths.positions}
            icon={<IdCard />}
            title={messages.positions}
            fact={shown(positions, facts.ofPositions)}
          />
          <LinkCard
            href={paths.giveFeedback}
            icon={<MessageSquareText />}
            title={messages.feedback}
            fact={shown(feedback, ({ given, resolved }) => facts.of(given, resolved, messages.resolvedOf))}
          />
        </Rows>
        {failed.length > 0 ? (
          <ErrorState
            message={messages.failed}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            isRetrying={failed.some(({ isRefetching }) => isRefetching)}
          />
        ) : null}
      </Stack>
    </Section>
  );
}

interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
}

function shown<Data>({ data, isPending }: Loaded<Data>, factOf: (data: Data) => string) {
  if (data !== undefined) return factOf(data);
  return isPending ? <Skeleton width="50%" /> : messages.unknown;
}

function useFacts() {
  const { number } = useFormats();
  return {
    of: (all: number, confirmed: number, text: (all: string, confirmed: string) => string) =>
      all === 0 ? messages.none : text(number(all), number(confirmed)),
    /** The one that is held now, or what else there is of positions. */
    ofPositions(holdings: readonly OwnHolding[]): string {
      const confirmed = holdings.filter(({ confirmation }) => confirmation === 'confirmed');
      const [current, ...others] = confirmed.filter(({ status }) => status === 'active');
      if (current) {
        const { title, unit_id: unit } = current.position_id;
        return messages.position(title, unit.name, others.length === 0 ? undefined : number(others.length));
      }
      if (confirmed.length > 0) return messages.formerPositions(number(confirmed.length));
      const waiting = holdings.filter(({ confirmation }) => confirmation === 'awaiting').length;
      return waiting > 0 ? messages.awaiting(number(waiting)) : messages.none;
    },
  };
}
