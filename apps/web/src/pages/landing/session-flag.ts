/** A flag in sessionStorage. Always set if storage is unavailable. */
export function sessionFlag(key: string) {
  return openFlag(() => sessionStorage, key, true);
}

/** A flag that this browser keeps. Never set if storage is unavailable. */
export function lastingFlag(key: string) {
  return openFlag(() => localStorage, key, false);
}

function openFlag(storage: () => Storage, key: string, fallback: boolean) {
  return {
    isSet: () => attempt(() => storage().getItem(key) !== null) ?? fallback,
    set: () => attempt(() => storage().setItem(key, "true")),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
