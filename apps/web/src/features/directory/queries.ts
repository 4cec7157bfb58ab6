import { listLinks, listListening, openOutside } from "@goldmane/contracts/directory/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** The 150 outside links, with the URLs that this viewer may have. */
export const linksQuery = queryOptions({
  queryKey: ["/api/directory/links"],
  queryFn: ({ signal }) => call(listLinks, {}, { signal }),
});

export const listeningQuery = queryOptions({
  queryKey: ["/api/directory/listen"],
  queryFn: ({ signal }) => call(listListening, {}, { signal }),
});

export function useOpenOutside() {
  return useMutation({
    mutationFn: (body: Input<typeof openOutside>["body"]) => call(openOutside, { body }),
  });
}
