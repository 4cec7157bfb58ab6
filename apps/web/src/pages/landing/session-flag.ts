/** A flag in sessionStorage. Always set if storage is unavailable. */
export function sessionFlag(key: string) {
  return {
    isSet: () => attempt(() => sessionStorage.getItem(key) !== null) ?? true,
    set: () => attempt(() => sessionStorage.setItem(key, "true")),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
