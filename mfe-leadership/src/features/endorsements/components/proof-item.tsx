import { urlOf } from '@portal/contracts';
import { Text, TextLink } from '@portal/ui';
import { useFormats, type Formats } from '@portal/web-kit';
import { Briefcase, CalendarCheck, CalendarDays, Download, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { otherPages } from '../../../paths';
import { evidenceMessages as messages } from '../messages';
import { panelDate } from '../panel-date';
import type { Proof } from '../waiting';
import styles from './evidence.module.css';

interface Appearance {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly note: string;
}

type Appearances = { readonly [Kind in Proof['kind']]: (proof: Extract<Proof, { kind: Kind }>) => Appearance };

const appearances = (formats: Formats): Appearances => ({
  position: ({ title, unit, tenure_year: tenure, status }) => ({
    icon: <Briefcase />,
    name: <Text weight="medium">{`${title}, ${unit}`}</Text>,
    note: messages.position(tenure, status),
  }),
  attendance: ({ event, at, checked_in_by: by }) => ({
    icon: <CalendarCheck />,
    name: <EventLink {...event} />,
    note: messages.attended(`${panelDate(formats, at)}, ${formats.time(at)}`, by.name),
  }),
  event: ({ event }) => ({ icon: <CalendarDays />, name: <EventLink {...event} />, note: messages.notAttended }),
  link: ({ href }) => ({
    icon: <ExternalLink />,
    name: (
      <TextLink isSolo href={href} target="_blank" rel="noopener noreferrer">
        {messages.certificate}
      </TextLink>
    ),
    note: messages.otherSite(hostOf(href)),
  }),
  file: ({ href, name }) => ({
    icon: <Download />,
    name: (
      <TextLink isSolo href={href} download>
        {messages.download(name)}
      </TextLink>
    ),
    note: messages.file,
  }),
});

/** Something that speaks for a claim, with what the portal knows of it. */
export function ProofItem({ proof }: { readonly proof: Proof }) {
  const formats = useFormats();
  const appearance = appearances(formats)[proof.kind] as (proof: Proof) => Appearance;
  const { icon, name, note } = appearance(proof);
  return (
    <li className={styles.item}>
      {icon}
      <div className={styles.itemText}>
        {name}
        <Text as="p" size="sm" tone="muted">
          {note}
        </Text>
      </div>
    </li>
  );
}

function EventLink({ _id, title }: { readonly _id: string; readonly title: string }) {
  return (
    <TextLink isSolo href={otherPages.event(_id)}>
      {title}
    </TextLink>
  );
}

function hostOf(href: string): string {
  return urlOf(href)?.host ?? href;
}
