const prefix = "goldmane.viewer.";

/** The name under which this tab keeps something of the viewer's: it goes when another one watches. */
export function viewerKey(name: string): string {
  return prefix + name;
}

export function clearViewerKeys(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
