export interface Room {
  id: string;
  name: string;
  building: string;
  capacity: number;
  equipment: string[];
  active: boolean;
}

export function answerOf({ id, ...room }: Room) {
  return { _id: id, ...room };
}
