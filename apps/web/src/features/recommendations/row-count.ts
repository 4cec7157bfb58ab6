const key = "goldmane.recommendations";

/** The number of rows for a viewer without history. */
const initialRowCount = 2;

/**
 * Whether this browser showed recommendations last time: if so, their space is reserved from the
 * start.
 */
export function hadRecommendations(): boolean {
  return readCount() > 0;
}

/** The expected number of rows. */
export function countRows(): number {
  return readCount() || initialRowCount;
}

export function storeRowCount(count: number): void {
  try {
    if (count > 0) localStorage.setItem(key, String(count));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the layout shifts once.
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
