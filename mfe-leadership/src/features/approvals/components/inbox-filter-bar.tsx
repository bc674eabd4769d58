import { useDepartments } from '@portal/campus-kit';
import { addDays, calls } from '@portal/contracts';
import { FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { useBelowTheFold, useFormats, useRead, useSession } from '@portal/web-kit';
import type { InboxKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import type { InboxFilters } from '../use-inbox-filters';

interface InboxFilterBarProps {
  readonly kinds: readonly InboxKind[];
  readonly state: InboxFilters;
}

type StateProps = Pick<InboxFilterBarProps, 'state'>;

const everything = { value: '', label: messages.all };
/** Room requests are made for the next weeks. */
const DAYS = 28;

/** What is searched for, which kind, unit, room and day, and the order where that makes a difference. */
export function InboxFilterBar({ kinds, state }: InboxFilterBarProps) {
  const { filters, search, type, set } = state;
  const hasOneUnit = useSession().user?.unit !== undefined;
  const hasRooms = kinds.some(({ isTimed }) => isTimed);
  return (
    <Toolbar
      trailing={
        hasRooms ? (
          <FilterSelect
            label={messages.order}
            value={filters.order}
            onChange={(value) => set('order', value === 'oldest' ? value : '')}
            options={[
              { value: 'urgent', label: messages.urgent },
              { value: 'oldest', label: messages.oldest },
            ]}
          />
        ) : undefined
      }
    >
      <SearchField label={messages.search} value={search} onChange={type} />
      <FilterSelect
        label={messages.kind}
        value={filters.kind ?? ''}
        onChange={(value) => set('kind', value)}
        options={[everything, ...kinds.map(({ name, texts }) => ({ value: name, label: texts.label }))]}
      />
      {hasOneUnit ? null : <UnitFilter state={state} />}
      {hasRooms ? <RoomFilter state={state} /> : null}
      {hasRooms ? <DaySelect state={state} /> : null}
    </Toolbar>
  );
}

function UnitFilter({ state: { filters, set } }: StateProps) {
  const { data: units = [] } = useDepartments();
  return (
    <FilterSelect
      label={messages.unit}
      value={filters.unit ?? ''}
      onChange={(value) => set('unit', value)}
      options={[everything, ...units.map(({ _id, name }) => ({ value: _id, label: name }))]}
    />
  );
}

/** The rooms of the catalogue, which are loaded after what waits. */
function RoomFilter({ state: { filters, set } }: StateProps) {
  const { room = '' } = filters;
  const enabled = useBelowTheFold();
  const { data: rooms = [] } = useRead(calls.listRooms, { query: { limit: 200 } }, { enabled });
  const names = rooms.map(({ name }) => name);
  // The room of a link may not be in the catalogue.
  const shown = room === '' || names.includes(room) ? names : [room, ...names];
  return (
    <FilterSelect
      label={messages.room}
      value={room}
      onChange={(value) => set('room', value)}
      options={[everything, ...shown.map((name) => ({ value: name, label: name }))]}
    />
  );
}

function DaySelect({ state: { filters, set } }: StateProps) {
  const { date = '' } = filters;
  const formats = useFormats();
  const today = formats.calendarDay(Date.now());
  const days = Array.from({ length: DAYS }, (_, after) => addDays(today, after));
  const shown = date === '' || days.includes(date) ? days : [date, ...days];
  const labelOf = (day: string) =>
    day === today ? messages.today : day === addDays(today, 1) ? messages.tomorrow : formats.dayDate(day);
  return (
    <FilterSelect
      label={messages.day}
      value={date}
      onChange={(value) => set('date', value)}
      options={[everything, ...shown.map((day) => ({ value: day, label: labelOf(day) }))]}
    />
  );
}
