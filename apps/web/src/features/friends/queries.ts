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
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** The other house changes it as well: looked at again whenever it is shown. */
const live = { staleTime: 0, refetchOnMount: true } as const;

/** For parents. */
export const friendsQuery = queryOptions({
  queryKey: ["/api/friends"],
  queryFn: ({ signal }) => call(listFriends, {}, { signal }),
  ...live,
});

/** Whom the viewer may ask to watch along. */
export const inviteesQuery = queryOptions({
  queryKey: ["/api/friends", "company"],
  queryFn: ({ signal }) => call(listInvitees, {}, { signal }),
  ...live,
});

/** Each says itself why it was refused. */
function useFriendsChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showErrorToast,
    onSuccess: () => void cache.invalidateQueries(friendsQuery),
  });
}

export function useCreateFriendCode() {
  return useFriendsChange(() => call(createFriendCode, {}));
}

export function useDeleteFriendCode() {
  return useFriendsChange(() => call(deleteFriendCode, {}));
}

export function useSendFriendRequest() {
  return useFriendsChange((code: string) => call(sendFriendRequest, { body: { code } }));
}

export function useAcceptFriendRequest() {
  return useFriendsChange((id: string) => call(acceptFriendRequest, { id }));
}

export function useDeleteFriendRequest() {
  return useFriendsChange((id: string) => call(deleteFriendRequest, { id }));
}

export function useEndFriendship() {
  return useFriendsChange((householdId: string) => call(endFriendship, { id: householdId }));
}
