/** A level of the game itself; its world and par time follow from its number. */
export interface LevelDrawing {
  name: string;
  /** Rows of the legend, one a line; leading blanks don't count. */
  rows: string;
}
