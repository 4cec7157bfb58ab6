const key = "goldmane.recommendations";

/** Whether this browser showed recommendations last time: then their room is kept from the start. */
export function hadRecommendations(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function noteRecommendations(areShown: boolean): void {
  try {
    if (areShown) localStorage.setItem(key, "shown");
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing sees the page move once.
  }
}
