import type { Person } from '@portal/contracts';
import { Button, DateField } from '@portal/ui';
import { ComboBox } from '@portal/ui/forms';
import { useDebouncedSearch } from '@portal/web-kit';
import { useState } from 'react';
import { messages } from '../messages';
import { usePeople } from '../api/find-people';
import type { useAuditFilters } from '../use-audit-filters';
import styles from './audit.module.css';

interface AuditFilterFieldsProps {
  readonly state: ReturnType<typeof useAuditFilters>;
  /** The name of the person of the address, once a row tells it. */
  readonly actorName: string | undefined;
}

/** Whose writes, and on which days. */
export function AuditFilterFields({ state: { filters, isFiltered, set, clear }, actorName }: AuditFilterFieldsProps) {
  const { actor, from = '', to = '' } = filters;
  return (
    <div role="search" aria-label={messages.filters} className={styles.filters}>
      <PersonFilter actor={actor} name={actorName} onChange={(id) => set('actor', id)} />
      <DateField label={messages.from} value={from} max={to || undefined} onChange={(day) => set('from', day)} />
      <DateField
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

const optionOf = ({ _id, user_id: studentId, username, personal_info: { name } }: Person) => ({
  id: _id,
  label: name,
  detail: [studentId, username].filter(Boolean).join(', '),
});

interface PersonFilterProps {
  readonly actor: string | undefined;
  readonly name: string | undefined;
  readonly onChange: (id: string) => void;
}

function PersonFilter({ actor, name, onChange }: PersonFilterProps) {
  const [typed, type] = useDebouncedSearch();
  const [label, setLabel] = useState<string>();
  const { data = [], isLoading, isError } = usePeople(typed);
  return (
    <ComboBox
      label={messages.person}
      placeholder={messages.findPerson}
      value={actor ? { id: actor, label: label ?? name ?? messages.chosenPerson } : null}
      options={data.map(optionOf)}
      onInputChange={type}
      isLoading={isLoading || typed === null}
      isError={isError}
      onChange={(chosen) => {
        setLabel(chosen?.label);
        onChange(chosen?.id ?? '');
      }}
    />
  );
}
