/** Layout and colors of a kitchen. */
export type KitchenPlan = {
  wall: string;
  tile: string;
  cupboard: string;
  metal: string;
  cloth: string;
  /** Side of the window; the stove is on the other. */
  side: -1 | 1;
  windowX: number;
  stoveX: number;
};

/** y of the worktop's upper edge. */
export const worktopY = 446;
