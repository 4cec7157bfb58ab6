import {
  acceptFriendRequest,
  sendFriendRequest,
  deleteFriendCode,
  endFriendship,
  listInvitees,
  listFriends,
  createFriendCode,
  deleteFriendRequest,
} from "@goldmane/contracts/friends/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { friendEndpoints } from "./friend-endpoints.ts";

/** Always stale: the other household changes it too. */
const live = { staleTime: 0, refetchOnMount: true } as const;

/** Parents only. */
export const friendsQuery = endpointQuery(listFriends, {}, live);

/** People the viewer can invite. */
export const inviteesQuery = endpointQuery(listInvitees, {}, live);

/** A mutation that shows its own refusal and refetches the list. */
function useFriendsMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showErrorToast,
    onSuccess: () => void invalidateEndpoints(cache, friendEndpoints),
  });
}

export function useCreateFriendCode() {
  return useFriendsMutation(() => call(createFriendCode, {}));
}

export function useDeleteFriendCode() {
  return useFriendsMutation(() => call(deleteFriendCode, {}));
}

export function useSendFriendRequest() {
  return useFriendsMutation((code: string) => call(sendFriendRequest, { body: { code } }));
}

export function useAcceptFriendRequest() {
  return useFriendsMutation((id: string) => call(acceptFriendRequest, { id }));
}

export function useDeleteFriendRequest() {
  return useFriendsMutation((id: string) => call(deleteFriendRequest, { id }));
}

export function useEndFriendship() {
  return useFriendsMutation((householdId: string) => call(endFriendship, { id: householdId }));
}
