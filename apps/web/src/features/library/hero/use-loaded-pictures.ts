import { useState } from "react";

/** Which films' pictures have loaded or failed in this hero. */
export function useLoadedPictures() {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  return {
    isLoaded: (titleId: string | undefined) => titleId !== undefined && loaded.has(titleId),
    markLoaded: (titleId: string) =>
      setLoaded((before) => (before.has(titleId) ? before : new Set([...before, titleId]))),
  };
}
