import { UnitName } from '@portal/campus-kit';
import { calls, type HandOverAnswer } from '@portal/contracts';
import { BackLink, Cluster, FilterSelect, Page } from '@portal/ui';
import { useRead, useSession, useTitle } from '@portal/web-kit';
import { useFocusAfterDialog } from '@portal/web-kit/focus';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { HandOverUnavailable } from '../features/hand-over/components/hand-over-unavailable';
import styles from '../features/hand-over/components/hand-over.module.css';
import { NotesDialog } from '../features/hand-over/components/notes-dialog';
import { NotesSection } from '../features/hand-over/components/notes-section';
import { ToDoSection } from '../features/hand-over/components/to-do-section';
import { UnitFacts } from '../features/hand-over/components/unit-facts';
import { handOverMessages as messages } from '../features/hand-over/messages';
import { paths } from '../paths';

/** What the holders of a position leave to those who follow them. */
export function HandOverPage() {
  const { positionId = '' } = useParams();
  const [params] = useSearchParams();
  const query = useRead(calls.readHandOver, {
    params: { positionId },
    query: { tenure_year: params.get('tenure') ?? undefined },
  });
  useTitle(messages.title);
  return query.data ? <HandOver handOver={query.data} /> : <HandOverUnavailable query={query} />;
}

function HandOver({ handOver }: { readonly handOver: HandOverAnswer }) {
  const { position, tenure_year: tenure, tenures, held_by: heldBy } = handOver;
  const unit = position.unit_id;
  const { role } = useSession();
  const [, setParams] = useSearchParams();
  return (
    <Page
      title={messages.title}
      width="narrow"
      back={role === 'STUDENT' ? <BackLink href={paths.positions}>{messages.back}</BackLink> : undefined}
      facts={
        <Cluster gap={3}>
          <UnitName unit={unit} />
          <span>{messages.position(position.title, tenure)}</span>
        </Cluster>
      }
      subtitle={heldBy.length > 0 ? messages.heldBy(heldBy) : messages.noHolder}
      actions={
        tenures.length > 1 ? (
          <FilterSelect
            label={messages.tenure}
            value={tenure}
            onChange={(chosen) => setParams({ tenure: chosen }, { replace: true })}
            options={tenures.map((one) => ({ value: one, label: one }))}
          />
        ) : undefined
      }
    >
      <div className={styles.sections}>
        <Writable key={`${position._id} ${tenure}`} handOver={handOver} />
        <UnitFacts handOver={handOver} />
      </div>
    </Page>
  );
}

/** The notes and what is to do, of which writing the notes is one. */
function Writable({ handOver }: { readonly handOver: HandOverAnswer }) {
  const { writing } = handOver;
  const [isWriting, setWriting] = useState(false);
  const write = useRef<HTMLButtonElement>(null);
  // What was pressed in the list to write the notes is gone once they are there.
  useFocusAfterDialog(isWriting, () => {
    if (document.activeElement === document.body) write.current?.focus();
  });
  const onWrite = () => setWriting(true);
  return (
    <>
      <NotesSection handOver={handOver} onWrite={onWrite} ref={write} />
      <ToDoSection handOver={handOver} onWrite={onWrite} />
      {isWriting && writing ? (
        <NotesDialog handOver={handOver} until={writing.until} onClose={() => setWriting(false)} />
      ) : null}
    </>
  );
}
