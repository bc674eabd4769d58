import type { UnitRef } from '@portal/contracts';
import type { Session } from '@portal/service-kit';

/** What modules above this one do for units. They import this module, so it cannot import them. */
export interface UnitPorts {
  positions: {
    /** Positions hold the name and category of their unit, and are found by its name. */
    syncUnitDetails(units: readonly UnitRef[], session: Session): Promise<void>;
    countOfUnit(unitId: string): Promise<number>;
  };
  holders: {
    /** Records of holders hold the name and category of their unit too. */
    syncUnitDetails(units: readonly UnitRef[], session: Session): Promise<void>;
    countActiveOfUnit(unitId: string): Promise<number>;
  };
  campusEvents: {
    countUpcoming(unitId: string, now: Date): Promise<number>;
  };
}
