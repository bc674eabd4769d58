import { LinkCard, Rows, Section } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Clock, Undo2 } from 'lucide-react';
import { useOwnPositions } from '../features/own-positions/api/list-own-positions';
import { stateOf } from '../features/own-positions/holding-state';
import { useRecordSummary } from '../features/record-summary/api/read-summary';
import { openClaimsMessages as messages } from '../messages';
import { achievementsHref, positionsHref, skillsHref } from '../paths';

/** What of the person's record was returned or waits for a decision; nothing when all is settled. */
export function OpenClaims({ userId }: { readonly userId: string }) {
  const { data: summary } = useRecordSummary(userId);
  const { data: holdings = [] } = useOwnPositions(userId);
  const formats = useFormats();
  const { skills, achievements } = summary ?? {};
  const held = (state: 'refused' | 'awaiting') => holdings.filter((holding) => stateOf(holding) === state).length;
  const returned = [
    { of: messages.skills, count: skills?.returned ?? 0, href: skillsHref('returned') },
    { of: messages.achievements, count: achievements?.returned ?? 0, href: achievementsHref('returned') },
    { of: messages.positions, count: held('refused'), href: positionsHref('refused') },
  ].filter(({ count }) => count > 0);
  const waiting = [
    { of: messages.skills, count: skills?.claimed ?? 0, href: skillsHref('claimed') },
    { of: messages.achievements, count: achievements?.pending ?? 0, href: achievementsHref('pending') },
    { of: messages.positions, count: held('awaiting'), href: positionsHref('awaiting') },
  ].filter(({ count }) => count > 0);
  if (returned.length + waiting.length === 0) return null;
  return (
    <Section title={messages.title}>
      <Rows as="div">
        {returned.map(({ of, count, href }) => (
          <LinkCard
            key={href}
            href={href}
            icon={<Undo2 />}
            title={messages.returned(of.some(count, formats.number(count)))}
            fact={messages.correct}
          />
        ))}
        {waiting.map(({ of, count, href }) => (
          <LinkCard
            key={href}
            href={href}
            icon={<Clock />}
            title={of.some(count, formats.number(count))}
            fact={of.waits}
          />
        ))}
      </Rows>
    </Section>
  );
}
