import { queryOptions, useQuery } from "@tanstack/react-query";

export type WatchAddress = { id?: string; section?: string };

/** Title id of a watch URL; null while a shelf index is being resolved. */
export function useWatchedTitle({ id = "", section }: WatchAddress): string | null {
  const { data: onShelf = null } = useQuery({
    ...shelfTitleQuery(section ?? "", id),
    enabled: section !== undefined,
    throwOnError: true,
  });
  return section === undefined ? id : onShelf;
}

/** Resolved once per visit, so that a playing film doesn't change with its shelf. */
function shelfTitleQuery(section: string, id: string) {
  return queryOptions({
    queryKey: ["shelf-title", section, id],
    queryFn: async ({ client }) => {
      const { findShelfTitle } = await import("./find-shelf-title.ts");
      return findShelfTitle(client, section, id);
    },
    gcTime: 0,
  });
}
