/** What a school room is painted with, and which side its windows are on. */
export type SchoolPlan = {
  wall: string;
  panel: string;
  board: string;
  paper: readonly [string, string, string, string];
  side: -1 | 1;
};
