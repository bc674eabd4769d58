import { Button, Switch, Text, toast } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import type { Room } from '../api/list-rooms';
import { useSwitchRoom } from '../api/save-room';
import { texts as words } from '../texts';
import styles from './catalogue.module.css';

interface CatalogueRowProps {
  readonly room: Room;
  readonly onEdit: () => void;
}

/** A room of the catalogue; the switch shows at once what it does, and goes back when it is refused. */
export function CatalogueRow({ room, onEdit }: CatalogueRowProps) {
  const formats = useFormats();
  const { mutateAsync, isPending, variables } = useSwitchRoom();
  const { _id: id, name, building, capacity, equipment } = room;
  const active = isPending ? variables.active : room.active;
  const turn = useSingleFlight(async (next: boolean) => {
    try {
      await mutateAsync({ id, active: next });
    } catch (error) {
      toast.error(messageOf(error, words.notSaved));
    }
  });
  return (
    <li className={styles.row} data-inactive={!active || undefined}>
      <span className={styles.place}>
        <span className={styles.name}>{name}</span>
        <Text size="sm" tone="muted">
          {building}
        </Text>
      </span>
      <Text isTabular className={styles.seats}>
        {words.seats(formats.number(capacity))}
      </Text>
      <Text size="sm" tone="secondary" className={styles.equipment}>
        {equipment.join(', ')}
      </Text>
      <span className={styles.use}>
        <Switch isLabelHidden label={words.activeOf(name)} value={active} onChange={(next) => void turn(next)} />
        <Text size="sm" tone="secondary">
          {active ? words.active : words.inactive}
        </Text>
      </span>
      <Button variant="quiet" icon={<Pencil />} onPress={onEdit} aria-label={words.editOf(name)}>
        {words.edit}
      </Button>
    </li>
  );
}
