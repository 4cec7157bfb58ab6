import {
  acceptFriends,
  askFriends,
  dropFriendCode,
  endFriendship,
  listCompany,
  listFriends,
  makeFriendCode,
  turnFriendsAway,
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
export const companyQuery = queryOptions({
  queryKey: ["/api/friends", "company"],
  queryFn: ({ signal }) => call(listCompany, {}, { signal }),
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

export function useMakeFriendCode() {
  return useFriendsChange(() => call(makeFriendCode, {}));
}

export function useDropFriendCode() {
  return useFriendsChange(() => call(dropFriendCode, {}));
}

export function useAskFriends() {
  return useFriendsChange((code: string) => call(askFriends, { body: { code } }));
}

export function useAcceptFriends() {
  return useFriendsChange((id: string) => call(acceptFriends, { id }));
}

export function useTurnFriendsAway() {
  return useFriendsChange((id: string) => call(turnFriendsAway, { id }));
}

export function useEndFriendship() {
  return useFriendsChange((householdId: string) => call(endFriendship, { id: householdId }));
}
