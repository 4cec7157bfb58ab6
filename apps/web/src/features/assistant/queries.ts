import {
  chat,
  deleteConversation,
  deleteOwnConversation,
  getCapabilities,
  getConversation,
  setRetention,
} from "@goldmane/contracts/assistant/api";
import type { RetentionDays } from "@goldmane/contracts/assistant/limits";
import type { Input } from "@goldmane/contracts/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The assistants' capabilities for this viewer. */
export const capabilitiesQuery = endpointQuery(
  getCapabilities,
  {},
  {
    staleTime: 60_000,
  },
);

export function sendToLeo(body: Input<typeof chat>["body"], signal: AbortSignal) {
  return call(chat, { body }, { signal });
}

/** Conversations of a child or teen. For parents. */
export function conversationQuery(profileId: string) {
  return endpointQuery(
    getConversation,
    { id: profileId },
    {
      staleTime: 0,
      refetchOnMount: "always",
    },
  );
}

export function useForgetConversation(profileId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteConversation, { id: profileId }),
    onSuccess: () => cache.invalidateQueries(conversationQuery(profileId)),
  });
}

/** Deletes the viewer's own conversation. */
export function useForgetOwnConversation() {
  return useMutation({ mutationFn: () => call(deleteOwnConversation, {}) });
}

/** The household's retention in days. */
export function useSetRetention(profileId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (days: RetentionDays) => call(setRetention, { body: { days } }),
    onSuccess: () => cache.invalidateQueries(conversationQuery(profileId)),
  });
}
