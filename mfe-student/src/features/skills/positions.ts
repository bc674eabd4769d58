/** A confirmed position of one's own, in which a skill may have been used. */
export interface OwnPosition {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
}
