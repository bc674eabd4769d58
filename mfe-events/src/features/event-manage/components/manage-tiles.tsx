import type { EventAnswer } from '@portal/contracts';
import { CapacityBar, StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useFirstInLine } from '../api/list-registrations';
import { registrationTexts as words } from '../registration-texts';
import { isToCome } from '../rules';

/** How full it is, who is there, who waits, and which rooms were asked for. */
export function ManageTiles({ event }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  const { registration, room_requests: requests = [] } = event;
  const { taken = 0, checked_in: there = 0, waiting = 0, max_participants: max } = registration;
  const { data: next } = useFirstInLine(event._id, waiting);
  const pending = requests.filter(({ status }) => status === 'Pending').length;
  const takenText = formats.number(taken);
  const thereText = words.there(formats.number(there), takenText);
  return (
    <StatStrip label={words.figures}>
      <StatTile
        label={words.registered}
        value={takenText}
        note={placesNote(taken, max, formats.number)}
        meter={
          max === undefined ? undefined : (
            <CapacityBar label={words.taken(takenText, max, formats.number(max))} value={taken} max={max} />
          )
        }
      />
      <StatTile
        label={words.checkedIn}
        value={formats.number(there)}
        note={isToCome(event) ? thereNote(taken, there, formats.number) : thereText}
        meter={<CapacityBar label={thereText} value={there} max={taken} />}
      />
      <StatTile
        label={words.waitingList}
        value={formats.number(waiting)}
        note={waiting === 0 ? words.nobodyWaits : next === undefined ? '' : words.next(next)}
      />
      <StatTile
        label={words.requests}
        value={formats.number(requests.length)}
        note={requests.length === 0 ? words.noneYet : words.pending(formats.number(pending))}
      />
    </StatStrip>
  );
}

type Written = (count: number) => string;

function placesNote(taken: number, max: number | undefined, written: Written): string {
  if (max === undefined) return words.noLimit;
  return taken >= max ? words.full(max, written(max)) : words.left(written(max - taken), max, written(max));
}

function thereNote(taken: number, there: number, written: Written): string {
  if (taken === 0) return words.nobodyYet;
  return there >= taken ? words.allThere : words.toCome(written(taken - there));
}
