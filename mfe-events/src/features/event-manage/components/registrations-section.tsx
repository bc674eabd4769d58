import type { EventAnswer } from '@portal/contracts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingState,
  LoadMoreRow,
  SearchField,
  Section,
  Segmented,
  toast,
} from '@portal/ui';
import { messageOf, useFormats, useSingleFlight, useDebouncedSearch } from '@portal/web-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readTable, saveFile } from '../api/export-registrations';
import { useRegistrations, type Shown } from '../api/list-registrations';
import { registrationTexts } from '../registration-texts';
import { RegistrationsTable, type RowDoor } from './registrations-table';
import styles from './registrations.module.css';

const words = registrationTexts.list;

interface RegistrationsSectionProps {
  readonly event: EventAnswer;
  readonly door: RowDoor;
}

/** Everybody who joined: found by name, by what is still to do, and as a table to take along. */
export function RegistrationsSection({ event, door }: RegistrationsSectionProps) {
  const [text, setText] = useState('');
  const [typed, type] = useDebouncedSearch();
  const [shown, setShown] = useState<Shown>('all');
  const { taken = 0, waiting = 0, checked_in: there = 0 } = event.registration;
  const choices = [
    { value: 'all', label: words.all, count: taken + waiting },
    { value: 'to-check-in', label: words.toCheckIn, count: Math.max(0, taken - there) },
    { value: 'waiting', label: words.waiting, count: waiting },
  ];
  return (
    <Section title={words.title} trailing={<ExportButton id={event._id} />}>
      <Card isClipped>
        <div className={styles.bar}>
          <SearchField
            isWide
            label={words.search}
            placeholder={words.searchExample}
            value={text}
            onChange={(next) => {
              setText(next);
              type(next);
            }}
          />
          <Segmented label={words.show} options={choices} value={shown} onChange={(next) => setShown(next as Shown)} />
        </div>
        <Found id={event._id} shown={shown} q={typed ?? ''} door={door} />
      </Card>
    </Section>
  );
}

interface FoundProps {
  readonly id: string;
  readonly shown: Shown;
  readonly q: string;
  readonly door: RowDoor;
}

function Found({ id, shown, q, door }: FoundProps) {
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const list = useRegistrations(id, { shown, q, isWhole });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  if (list.isPending) return <LoadingState label={words.loading} shape="text" count={6} />;
  if (!list.data) {
    return <ErrorState message={words.failed} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  }
  if (items.length === 0) {
    return q === '' && shown === 'all' ? (
      <EmptyState isBare title={words.empty} text={words.emptyText} />
    ) : (
      <EmptyState isBare title={words.noMatch} text={words.noMatchText} />
    );
  }
  const isLoadingMore = list.isFetchingNextPage || list.isPlaceholderData;
  return (
    <>
      <RegistrationsTable registrations={items} door={door} />
      {list.hasNextPage ? (
        <LoadMoreRow isLoading={isLoadingMore} onPress={() => (isWhole ? void list.fetchNextPage() : setWhole(true))}>
          {isLoadingMore ? words.loadingMore : isWhole ? words.showMore : words.showAll(formats.number(total))}
        </LoadMoreRow>
      ) : null}
    </>
  );
}

function ExportButton({ id }: { readonly id: string }) {
  const [isBusy, setBusy] = useState(false);
  const save = useSingleFlight(async () => {
    setBusy(true);
    try {
      const { name, file } = await readTable(id);
      saveFile(name, file);
    } catch (error) {
      toast.error(messageOf(error, words.exportFailed));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button icon={<Download />} busy={isBusy} busyLabel={words.exporting} onPress={() => void save()}>
      {words.export}
    </Button>
  );
}
