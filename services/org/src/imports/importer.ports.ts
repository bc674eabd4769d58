import type { Actor, Session } from '@portal/service-kit';
import type { Plan } from './import-plan.domain';
import type { Row } from './import-row.domain';

/** How rows of one kind come into the portal. */
export interface Importer<Added, Changed> {
  /** What importing the rows would do. With a session what it rests on stays so until the transaction ends. */
  plan(actor: Actor, rows: readonly Row[], session?: Session): Promise<Plan<Added, Changed>>;
  writer: {
    add(actor: Actor, added: readonly Added[], session: Session): Promise<unknown>;
    change(actor: Actor, changed: readonly Changed[], session: Session): Promise<unknown>;
  };
}
