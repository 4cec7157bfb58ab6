type Facts = {
  /** The worker controls this page already. */
  isHere: boolean;
  /** A film is being downloaded, which plays by the worker alone. */
  isNeeded: boolean;
  isBesideFilm: boolean;
  savesData: boolean;
};

/** Whether the worker may start now: its first start fetches the whole app. */
export function mayBegin({ isHere, isNeeded, isBesideFilm, savesData }: Facts): boolean {
  return isHere || isNeeded || (!isBesideFilm && !savesData);
}
