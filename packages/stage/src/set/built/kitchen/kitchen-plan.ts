/** Where things stand in a kitchen, and in what colors it is painted. */
export type KitchenPlan = {
  wall: string;
  tile: string;
  cupboard: string;
  metal: string;
  cloth: string;
  /** The window's side: the stove stands on the other. */
  side: -1 | 1;
  windowX: number;
  stoveX: number;
};

/** The worktop's upper edge. */
export const worktopY = 446;
