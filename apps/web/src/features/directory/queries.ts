import { listLinks, listListening, openOutside } from "@goldmane/contracts/directory/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { useMutation } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The 150 outside links, with the URLs that this viewer may have. */
export const linksQuery = endpointQuery(listLinks, {});

export const listeningQuery = endpointQuery(listListening, {});

export function useOpenOutside() {
  return useMutation({
    mutationFn: (body: Input<typeof openOutside>["body"]) => call(openOutside, { body }),
  });
}
