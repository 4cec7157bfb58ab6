/** Whether history has a previous entry, within this site where the browser can tell. */
export function canGoBack(): boolean {
  if ("navigation" in globalThis) {
    const { navigation } = globalThis as unknown as { navigation: { canGoBack: boolean } };
    return navigation.canGoBack;
  }
  return history.length > 1;
}
