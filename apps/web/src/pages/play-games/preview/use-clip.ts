import { useEffect, useState } from "react";

/**
 * Fetches a clip once it is wanted. Null until then, and if it can't be fetched. Safari plays only
 * clips that are in memory or come from a server that supports range requests.
 */
export function useClip(url: string, isWanted: boolean): string | null {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || own !== null) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(url, { signal: abort.signal });
      if (response.ok) setOwn(URL.createObjectURL(await response.blob()));
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [url, isWanted, own]);
  useEffect(
    () => () => {
      if (own !== null) URL.revokeObjectURL(own);
    },
    [own],
  );
  return own;
}
