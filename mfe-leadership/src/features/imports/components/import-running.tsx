import type { ImportAnswer } from '@portal/contracts';
import { CapacityBar, Card, Section, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useImportProgress } from '../api/follow-import';
import { applyMessages as messages } from '../messages';

/** How far the import is. */
export function ImportRunning({ file }: { readonly file: ImportAnswer }) {
  const { number } = useFormats();
  const { done, total } = useImportProgress(file, true) ?? { done: 0, total: file.rows };
  const label = messages.progress(number(done), number(total));
  return (
    <Section title={messages.running}>
      <Card isPadded>
        <Stack gap={3}>
          <CapacityBar label={label} value={done} max={total} leading={label} />
          <Text as="p" tone="secondary" role="status">
            {messages.stays}
          </Text>
        </Stack>
      </Card>
    </Section>
  );
}
