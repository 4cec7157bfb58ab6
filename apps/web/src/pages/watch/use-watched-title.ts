import { queryOptions, useQuery } from "@tanstack/react-query";

export type WatchAddress = { id?: string; section?: string };

/** The title of a watch page's address; null while its position on a shelf is being looked up. */
export function useWatchedTitle({ id = "", section }: WatchAddress): string | null {
  const { data: onShelf = null } = useQuery({
    ...shelfTitleQuery(section ?? "", id),
    enabled: section !== undefined,
    throwOnError: true,
  });
  return section === undefined ? id : onShelf;
}

/** Looked up once per visit: a film that plays doesn't change when its shelf does. */
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
