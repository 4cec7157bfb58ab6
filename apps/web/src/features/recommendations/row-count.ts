const key = "goldmane.recommendations";

/** As many as somebody has who has watched nothing yet. */
const initialRowCount = 2;

/** Whether this browser showed recommendations last time: then their room is kept from the start. */
export function hadRecommendations(): boolean {
  return readCount() > 0;
}

/** How many shelves of them are to be expected. */
export function countRows(): number {
  return readCount() || initialRowCount;
}

export function storeRowCount(count: number): void {
  try {
    if (count > 0) localStorage.setItem(key, String(count));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing sees the page move once.
  }
}

function readCount(): number {
  try {
    const count = Number(localStorage.getItem(key));
    return Number.isInteger(count) && count > 0 && count < 10 ? count : 0;
  } catch {
    return 0;
  }
}
