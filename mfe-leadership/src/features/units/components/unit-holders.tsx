import { calls, type HolderAnswer } from '@portal/contracts';
import { Card, EmptyState, GroupHeading, ListItem, Section, TextLink } from '@portal/ui';
import { usePage } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { holdersHref } from '../../../paths';
import { Fragment } from 'react';
import { unitMessages as messages } from '../messages';
import styles from './units.module.css';

const MAX_HOLDERS = 8;

/** Its people by tenure, the newest first. */
export function UnitHolders({ unitId }: { readonly unitId: string }) {
  const query = usePage(calls.listHolders, {
    query: { unit: unitId, limit: MAX_HOLDERS },
  });
  const { data } = query;
  return (
    <Section
      title={messages.holders}
      count={data?.total}
      trailing={
        <TextLink isSolo href={holdersHref({ unit: unitId })}>
          {messages.allHolders}
        </TextLink>
      }
    >
      <ReadState
        query={query}
        loading={messages.holdersLoading}
        failed={messages.holdersFailed}
        shape="rows"
        count={3}
      />
      {data?.items.length === 0 ? <EmptyState title={messages.noHolders} /> : null}
      {data && data.items.length > 0 ? (
        <Card isClipped className={styles.tenures}>
          {byTenure(data.items).map(([tenure, holders]) => (
            <Fragment key={tenure}>
              <GroupHeading>{messages.tenure(tenure)}</GroupHeading>
              <ul>
                {holders.map(({ _id, user_id: person, position_id: position, status }) => (
                  <ListItem
                    key={_id}
                    title={person.personal_info.name}
                    meta={
                      <>
                        <span>{position.title}</span>
                        {status === 'terminated' ? <span>{messages.endedEarly}</span> : null}
                      </>
                    }
                  />
                ))}
              </ul>
            </Fragment>
          ))}
        </Card>
      ) : null}
    </Section>
  );
}

function byTenure(holders: readonly HolderAnswer[]): [string, HolderAnswer[]][] {
  const tenures = new Map<string, HolderAnswer[]>();
  for (const holder of holders) {
    const others = tenures.get(holder.tenure_year);
    if (others) others.push(holder);
    else tenures.set(holder.tenure_year, [holder]);
  }
  return [...tenures];
}
