const prefix = "goldmane.viewer.";

/** sessionStorage key of something that belongs to the viewer; cleared when the viewer changes. */
export function viewerKey(name: string): string {
  return prefix + name;
}

export function clearViewerKeys(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
}
