import { UnitName } from '@portal/campus-kit';
import type { OfficeBearer } from '@portal/contracts';
import { EmptyState, Rows, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ReadState, ShowMore } from '@portal/web-kit/read-state';
import { UsersRound } from 'lucide-react';
import { PAGE_SIZE, type OfficeBearersQuery } from '../api/list-office-bearers';
import { messages } from '../messages';
import { BearerRow } from './bearer-row';
import styles from './office-bearers.module.css';

/** The office-bearers of a tenure by unit. */
export function BearerList({ tenure, query }: { readonly tenure: string; readonly query: OfficeBearersQuery }) {
  const formats = useFormats();
  const { data } = query;
  const bearers = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <>
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data && total > 0 ? messages.count(tenure, formats.number(total), total === 1) : null}
      </Text>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="rows" count={8} />
      {data && bearers.length === 0 ? <EmptyState icon={<UsersRound />} title={messages.none} /> : null}
      {bearers.length > 0 ? (
        <Stack gap={6}>
          {byUnit(bearers).map((group) => (
            <UnitBearers key={group[0]._id} bearers={group} />
          ))}
          <ShowMore query={query} failed={messages.moreFailed}>
            {messages.more(formats.number(Math.max(1, Math.min(PAGE_SIZE, total - bearers.length))))}
          </ShowMore>
        </Stack>
      ) : null}
    </>
  );
}

type Group = [OfficeBearer, ...OfficeBearer[]];

/** Those of one unit follow each other. */
function byUnit(bearers: readonly OfficeBearer[]): Group[] {
  const groups: Group[] = [];
  for (const bearer of bearers) {
    const last = groups.at(-1);
    if (last && unitOf(last[0])._id === unitOf(bearer)._id) last.push(bearer);
    else groups.push([bearer]);
  }
  return groups;
}

const unitOf = ({ position_id: position }: OfficeBearer) => position.unit_id;

function UnitBearers({ bearers }: { readonly bearers: Group }) {
  const unit = unitOf(bearers[0]);
  const headingId = `unit-${bearers[0]._id}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={styles.unit} id={headingId}>
        <UnitName unit={unit} size="inherit" />
      </h2>
      <Rows>
        {bearers.map((bearer) => (
          <BearerRow key={bearer._id} bearer={bearer} />
        ))}
      </Rows>
    </section>
  );
}
