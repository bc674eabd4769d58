import { Rows, Section, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { handOverMessages as messages } from '../messages';

interface FirstLinesProps<Item> {
  readonly title: string;
  readonly empty: string;
  readonly list: { readonly items: readonly Item[]; readonly total: number };
  /** A ListItem. */
  readonly children: (item: Item) => ReactNode;
}

/** The first of a list, and how many there are when not all show. */
export function FirstLines<Item>({ title, empty, list: { items, total }, children }: FirstLinesProps<Item>) {
  const formats = useFormats();
  return (
    <Section title={title} count={total > 0 ? total : undefined}>
      {items.length === 0 ? <Text tone="secondary">{empty}</Text> : <Rows>{items.map(children)}</Rows>}
      {total > items.length ? (
        <Text as="p" size="sm" tone="muted" isTabular>
          {messages.more(formats.number(items.length), formats.number(total))}
        </Text>
      ) : null}
    </Section>
  );
}
