import type { Session } from '@portal/service-kit';
import type { HeldPlaces, Position } from './position.domain';

/** What the holders module, which imports this one, does for positions. */
export interface PositionHolders {
  countOfPosition(positionId: string, session: Session): Promise<number>;
  countFilled(positionIds: readonly string[], tenureYear: string): Promise<Map<string, number>>;
  countHeld(positionIds: readonly string[], session?: Session): Promise<Map<string, HeldPlaces>>;
  /** Records of holders show the title and type of their position. */
  syncPositionDetails(positions: readonly Position[], session: Session): Promise<void>;
}
