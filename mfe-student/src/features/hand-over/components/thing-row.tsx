import { ListItem } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { toDoMessages as messages } from '../messages';
import type { Thing } from '../things';

interface ThingRowProps {
  readonly thing: Thing;
  /** The button that says that it is done, or not. */
  readonly children: ReactNode;
}

/** What is to do, with a link to where it is dealt with; of what is done who said so. */
export function ThingRow({ thing: { title, href, text, facts, done }, children }: ThingRowProps) {
  const formats = useFormats();
  return (
    <ListItem
      title={title}
      href={href}
      text={text}
      meta={
        <>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {done ? <span>{messages.doneBy(done.by, formats.dateTime(done.at))}</span> : null}
        </>
      }
      trailing={children}
    />
  );
}
