/** Whether there is a page to go back to: not out of the product, where the browser can tell. */
export function canGoBack(): boolean {
  if ("navigation" in globalThis) {
    const { navigation } = globalThis as unknown as { navigation: { canGoBack: boolean } };
    return navigation.canGoBack;
  }
  return history.length > 1;
}
