import { UnitName } from '@portal/campus-kit';
import { addDays, type ActivityAnswer, type ActivityType } from '@portal/contracts';
import { TextLink, type TimelineDay, type TimelineRow } from '@portal/ui';
import { useFormats, useSession } from '@portal/web-kit';
import { mayOpen } from '@portal/web-kit/may-open';
import { CalendarDays, CircleCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupByDay } from '../group-by-day';
import { messages } from '../messages';
import { splitAtNames } from '../split-at-names';

const icons: Readonly<Record<ActivityType, ReactNode>> = {
  approval: <CircleCheck />,
  event: <CalendarDays />,
  cosa: <Users />,
};

/** The feed as rows by day: today, yesterday, then dates. */
export function useFeedDays(entries: readonly ActivityAnswer[], arrived: readonly ActivityAnswer[]): TimelineDay[] {
  const formats = useFormats();
  const { user, role } = useSession();
  const today = formats.calendarDay(Date.now());
  const names: Readonly<Partial<Record<string, string>>> = {
    [today]: messages.today,
    [addDays(today, -1)]: messages.yesterday,
  };
  const isNew = new Set(arrived.map(({ _id }) => _id));
  const rowOf = (entry: ActivityAnswer): TimelineRow => ({
    id: entry._id,
    time: formats.time(entry.timestamp),
    dateTime: entry.timestamp,
    icon: icons[entry.type],
    isUnread: isNew.has(entry._id),
    text: splitAtNames(entry, user?._id, messages.you).map(({ text, isName, isSubject, at }) => {
      if (!isName) return <span key={at}>{text}</span>;
      return (
        <b key={at}>{isSubject && mayOpen(entry.link, role) ? <TextLink href={entry.link}>{text}</TextLink> : text}</b>
      );
    }),
    meta: (
      <>
        <span>{messages.types[entry.type]}</span>
        {entry.unit ? <UnitName unit={entry.unit} /> : null}
      </>
    ),
  });
  return [...groupByDay(entries, formats.calendarDay)].map(([day, ofDay]) => {
    const moment = ofDay[0]?.timestamp ?? day;
    const name = names[day];
    return {
      id: day,
      title: name ?? formats.date(moment),
      note: name ? formats.day(moment) : undefined,
      rows: ofDay.map(rowOf),
    };
  });
}
