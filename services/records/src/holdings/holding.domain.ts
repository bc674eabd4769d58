import type { Confirmation, EventData, HolderStatus, UnitRef } from '@portal/contracts';

/** The copy of a record of org: that a person holds a position in a tenure, held it, or says so. */
export interface Holding {
  id: string;
  version: number;
  userId: string;
  position: { id: string; title: string };
  unit: UnitRef;
  tenureYear: string;
  status: HolderStatus;
  confirmation: Confirmation;
  /** The row stays, so that an older event that comes late does not bring it back. */
  isRemoved: boolean;
}

export function holdingOf(data: EventData<'org.holder.appointed.v1'>): Holding {
  const { holderId: id, version, userId, position, unit, tenureYear, status, confirmation } = data;
  const { id: positionId, title } = position;
  return {
    id,
    version,
    userId,
    position: { id: positionId, title },
    unit,
    tenureYear,
    status,
    confirmation,
    isRemoved: false,
  };
}

export function removedHoldingOf(data: EventData<'org.holder.removed.v1'>): Holding {
  return { ...holdingOf(data), isRemoved: true };
}
