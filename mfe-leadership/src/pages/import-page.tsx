import { calls, IMPORT_KINDS, type ImportKind } from '@portal/contracts';
import { Button, EmptyState, ErrorState, LoadingState, Page } from '@portal/ui';
import { messageOf, useRead, useTitle, useUrlFilters } from '@portal/web-kit';
import { isMissing } from '@portal/web-kit/unavailable-page';
import { FileX } from 'lucide-react';
import { ImportFile } from '../features/imports/components/import-file';
import { ImportStart } from '../features/imports/components/import-start';
import { pageMessages as messages } from '../features/imports/messages';

/** Units, positions or holders from a CSV file. The address has the uploaded file, so that a reload finds it again. */
export function ImportPage() {
  useTitle(messages.title);
  const { valueOf, set, change } = useUrlFilters<'kind' | 'file'>(['kind', 'file']);
  const file = valueOf('file');
  const kind = IMPORT_KINDS.find((one) => one === valueOf('kind')) ?? 'units';
  return (
    <Page title={messages.title} subtitle={messages.subtitle} width="narrow">
      {file ? (
        <UploadedFile key={file} id={file} onAnother={() => set('file', '')} />
      ) : (
        <ImportStart
          kind={kind}
          onKind={(next: ImportKind) => set('kind', next)}
          onUploaded={(id) =>
            change([
              ['kind', kind],
              ['file', id],
            ])
          }
        />
      )}
    </Page>
  );
}

function UploadedFile({ id, onAnother }: { readonly id: string; readonly onAnother: () => void }) {
  const { data, error, isPending, isRefetching, refetch } = useRead(calls.readImport, { params: { id } });
  if (data) return <ImportFile file={data} onAnother={onAnother} />;
  if (isPending) return <LoadingState label={messages.loading} shape="text" count={6} />;
  return isMissing(error) ? (
    <EmptyState
      icon={<FileX />}
      title={messages.goneTitle}
      text={messageOf(error, messages.failed)}
      action={<Button onPress={onAnother}>{messages.another}</Button>}
    />
  ) : (
    <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
  );
}
