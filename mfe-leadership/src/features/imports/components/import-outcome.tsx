import type { ImportAnswer, ImportKind } from '@portal/contracts';
import { Alert, Button, Cluster, LinkButton, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { holdersHref, paths } from '../../../paths';
import { describeOutcome, outcomeMessages as messages } from '../messages';

interface ImportOutcomeProps {
  readonly kind: ImportKind;
  readonly applied: NonNullable<ImportAnswer['applied']>;
  readonly onAnother: () => void;
}

/** What was imported, and where to see it. */
export function ImportOutcome({ kind, applied, onAnother }: ImportOutcomeProps) {
  const { number, dateTime } = useFormats();
  return (
    <Stack gap={4}>
      <Alert tone="success">
        <p>{describeOutcome(kind, applied, number)}</p>
      </Alert>
      <Text as="p" tone="secondary">
        {messages.at(dateTime(applied.at))}
        {applied.created + applied.changed > 0 ? ` ${messages.later}` : null}
      </Text>
      <Cluster gap={2}>
        <LinkButton variant="primary" href={resultPages[kind]}>
          {messages.see(kind)}
        </LinkButton>
        <Button onPress={onAnother}>{messages.another}</Button>
      </Cluster>
    </Stack>
  );
}

const resultPages: Readonly<Record<ImportKind, string>> = {
  units: paths.units,
  positions: paths.positions,
  holders: holdersHref(),
};
