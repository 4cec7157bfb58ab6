type Facts = {
  /** The worker looks after this page already. */
  isHere: boolean;
  /** A film is being kept, which plays by the worker alone. */
  isNeeded: boolean;
  isBesideFilm: boolean;
  savesData: boolean;
};

/** Whether the worker may come now: all that it fetches when it first comes takes of a line and costs. */
export function mayBegin({ isHere, isNeeded, isBesideFilm, savesData }: Facts): boolean {
  return isHere || isNeeded || (!isBesideFilm && !savesData);
}
