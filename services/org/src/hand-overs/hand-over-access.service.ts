import type { calls } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers } from '@portal/service-kit/scope';
import type { Holder } from '../holders/holder.domain';
import type { HolderRepository } from '../holders/holder.repository';
import type { Position } from '../positions/position.domain';
import type { PositionService } from '../positions/position.service';
import type { Unit } from '../units/unit.domain';
import type { UnitService } from '../units/unit.service';
import type { Reader } from './hand-over.domain';

interface Dependencies {
  positions: Pick<PositionService, 'find'>;
  units: Pick<UnitService, 'find'>;
  holders: Pick<HolderRepository, 'listOfPosition'>;
}

/** A position that is handed over, and what decides who may read of it. */
interface Opened {
  position: Position;
  unit: Unit;
  holdings: Holder[];
  reader: Reader;
}

/** Many times the holders that a position has. */
export const MAX_HOLDERS = 500;

export type HandOverAccess = ReturnType<typeof createHandOverAccess>;

export function createHandOverAccess({ positions, units, holders }: Dependencies) {
  /** Refuses nobody: that depends on the tenure. */
  async function open(
    actor: Actor,
    call: typeof calls.readHandOver | typeof calls.markHandOverDone,
    positionId: string,
  ): Promise<Opened> {
    const [position, holdings] = await Promise.all([
      positions.find(positionId),
      holders.listOfPosition(positionId, MAX_HOLDERS),
    ]);
    const unit = position && (await units.find(position.unit.id));
    if (!position || !unit) throw new DomainError('POSITION.NOT_FOUND');
    const reader = { userId: actor.userId, isManager: covers(scopeOf(actor, call), { unit }) };
    return { position, unit, holdings, reader };
  }

  return { open };
}
