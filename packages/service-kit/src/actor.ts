import { categoryOfRole, type Role, type SessionClaims, type UnitCategory, type UnitRef } from '@portal/contracts';

/** The person who makes a call, as their verified access token tells. */
export interface Actor {
  userId: string;
  sessionId: string;
  username: string;
  name: string;
  role: Role;
  onboarded: boolean;
  emailConfirmed: boolean;
  /** The unit of a club coordinator. */
  unit?: UnitRef;
  /** The category of a general secretary. */
  category?: UnitCategory;
}

/** The actor that verified claims describe. */
export function actorFromClaims(claims: SessionClaims): Actor {
  const category = categoryOfRole(claims.role);
  return Object.freeze({
    userId: claims.sub,
    sessionId: claims.sid,
    username: claims.username,
    name: claims.name,
    role: claims.role,
    onboarded: claims.onboarded,
    emailConfirmed: claims.confirmed,
    ...(claims.unit && { unit: claims.unit }),
    ...(category && { category }),
  });
}
