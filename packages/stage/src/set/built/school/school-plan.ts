/** Colors of a classroom, and the side of its windows. */
export type SchoolPlan = {
  wall: string;
  panel: string;
  board: string;
  paper: readonly [string, string, string, string];
  side: -1 | 1;
};
