import type {
  NewApprovalRequest,
  OwnApprovalRequest,
} from "@goldmane/contracts/controls/approval-requests";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ownRequestsQuery, useRequestApproval } from "#features/controls/queries.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

const lookEveryMs = 3000;

/** An approval request, from sending to its answer. */
export function useApprovalRequest(asked: NewApprovalRequest, onYes: () => void) {
  const [askedId, setAskedId] = useState<string | null>(null);
  const { mutate, isPending, error } = useRequestApproval();
  const { data: requests } = useQuery({
    ...ownRequestsQuery,
    refetchInterval: ({ state }) => find(state.data, asked)?.status === "waiting" && lookEveryMs,
  });
  const open = find(requests, asked);
  // Answers to earlier requests are ignored.
  const request = open?.status === "waiting" || open?.id === askedId ? open : undefined;
  const approve = useEffectEvent(onYes);
  const isYes = request?.status === "yes";
  const waitsFor = request?.status === "waiting" ? request.id : null;

  if (waitsFor !== null && waitsFor !== askedId) setAskedId(waitsFor);
  useEffect(() => {
    if (isYes) approve();
  }, [isYes]);

  return {
    status: request?.status ?? null,
    isPending,
    problem:
      error instanceof ApiError
        ? error.displayMessage
        : error
          ? say`Can’t reach the server. Try again.`
          : undefined,
    send: () => mutate(asked, { onSuccess: ({ id }) => setAskedId(id) }),
  };
}

/** The latest request about the same thing. */
function find(
  requests: readonly OwnApprovalRequest[] | undefined,
  asked: NewApprovalRequest,
): OwnApprovalRequest | undefined {
  const titleId = asked.titleId ?? null;
  return requests?.find((one) => one.kind === asked.kind && one.titleId === titleId);
}
