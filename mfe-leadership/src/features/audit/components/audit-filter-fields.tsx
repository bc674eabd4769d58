import { calls } from '@portal/contracts';
import { AUDIT_ACTIONS, auditActions } from '@portal/contracts/audit-words';
import { Button, Select } from '@portal/ui';
import { ComboBox } from '@portal/ui/forms';
import { useFormats } from '@portal/web-kit';
import { DayFilter, personOption, usePersonSearch } from '@portal/web-kit/filters';
import { useState } from 'react';
import { messages } from '../messages';
import type { useAuditFilters } from '../use-audit-filters';
import styles from './audit.module.css';

interface AuditFilterFieldsProps {
  readonly state: ReturnType<typeof useAuditFilters>;
  /** The name of the person in the URL, as soon as an entry shows it. */
  readonly actorName: string | undefined;
}

const actionOptions = AUDIT_ACTIONS.map((value) => ({ value, label: auditActions[value].name }));

/** Which writes, whose, and on which days. */
export function AuditFilterFields({ state: { filters, isFiltered, set, clear }, actorName }: AuditFilterFieldsProps) {
  const { action = '', actor, from = '', to = '' } = filters;
  const past = { max: useFormats().calendarDay(Date.now()), assumes: 'past' } as const;
  return (
    <div role="search" aria-label={messages.filters} className={styles.filters}>
      <Select
        label={messages.action}
        placeholder={messages.anyAction}
        value={action}
        options={actionOptions}
        onChange={(chosen) => set('action', chosen)}
      />
      <PersonFilter actor={actor} name={actorName} onChange={(id) => set('actor', id)} />
      <DayFilter
        {...past}
        label={messages.from}
        value={from}
        max={to || past.max}
        onChange={(day) => set('from', day)}
      />
      <DayFilter
        {...past}
        label={messages.to}
        value={to}
        min={from || undefined}
        onChange={(day) => set('to', day)}
        errorMessage={from && to && to < from ? messages.endFirst : undefined}
      />
      {isFiltered ? (
        <Button variant="quiet" onPress={clear}>
          {messages.clear}
        </Button>
      ) : null}
    </div>
  );
}

interface PersonFilterProps {
  readonly actor: string | undefined;
  readonly name: string | undefined;
  readonly onChange: (id: string) => void;
}

function PersonFilter({ actor, name, onChange }: PersonFilterProps) {
  const [label, setLabel] = useState<string>();
  const { found, picker } = usePersonSearch(calls.listUsers);
  return (
    <ComboBox
      {...picker}
      label={messages.person}
      placeholder={messages.findPerson}
      value={actor ? { id: actor, label: label ?? name ?? messages.chosenPerson } : null}
      options={found.map(personOption)}
      onChange={(chosen) => {
        setLabel(chosen?.label);
        onChange(chosen?.id ?? '');
      }}
    />
  );
}
