import { Button, Cluster, LinkButton, TextField, toast as standardToast } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { subscribeLinks } from './subscribe-links';
import styles from './calendar-link-field.module.css';

const messages = {
  label: 'Your calendar link',
  once: "Add it to your calendar app as a subscription now. We can't show it again, and anyone who has it can see your events.",
  programs: 'Add to a calendar app',
  google: 'Google Calendar',
  apple: 'Apple Calendar',
  outlook: 'Outlook',
  calendarName: 'My campus events',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: "Couldn't copy. Select the link and copy it.",
} as const;

/** Props of `CalendarLinkField`. */
export interface CalendarLinkFieldProps {
  /** The link, which the server tells only when it creates one. */
  readonly url: string;
  /** `briefToast` for messages that go sooner. */
  readonly toast?: typeof standardToast;
}

/** A calendar link that was just created, with a button that copies it. */
export function CalendarLinkField({ url, toast = standardToast }: CalendarLinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast.success(messages.copied);
    } catch {
      // There is no clipboard without TLS, and browsers may refuse it; the selected text can be copied by hand.
      toast.info(messages.notCopied);
    }
  };
  const links = subscribeLinks(url, messages.calendarName);
  return (
    <div className={styles.link}>
      <TextField
        label={messages.label}
        description={messages.once}
        value={url}
        isReadOnly
        inputRef={field}
        onChange={() => undefined}
      />
      <Cluster role="group" aria-label={messages.programs}>
        <LinkButton href={links.google} target="_blank" rel="noreferrer">
          {messages.google}
        </LinkButton>
        {/* A webcal: address opens a program and leaves the page where it is. */}
        <LinkButton href={links.apple}>{messages.apple}</LinkButton>
        <LinkButton href={links.outlook} target="_blank" rel="noreferrer">
          {messages.outlook}
        </LinkButton>
        <Button icon={<Copy />} onPress={() => void copy()}>
          {messages.copy}
        </Button>
      </Cluster>
    </div>
  );
}
