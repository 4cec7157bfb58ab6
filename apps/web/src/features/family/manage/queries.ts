import {
  approveProfile,
  changeOwnProfile,
  changeProfile,
  chooseSeats,
  deleteHousehold,
  deleteProfile,
  deleteHouseholdCode,
  getHouseholdCode,
  householdExportPath,
  renameHousehold,
  renewHouseholdCode,
  setPin,
} from "@goldmane/contracts/family/api";
import type { OwnChanges, ProfileChanges } from "@goldmane/contracts/family/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, fetchFile } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { householdScoped } from "#platform/queries/query-cache.ts";
import { saveFile } from "#platform/save-file.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** Whether the household has a join code. For parents. */
export const codeQuery = endpointQuery(getHouseholdCode, {}, householdScoped);

/** A mutation of the family. Shows its own errors and refetches the family's data. */
function useFamilyChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showErrorToast,
    // Not awaited: a component removed by the change could not show its success.
    onSuccess: () => {
      void cache.invalidateQueries({
        predicate: ({ meta }) => meta?.["isHouseholdScoped"] === true,
      });
    },
  });
}

export function useChangeOwnProfile() {
  return useFamilyChange((body: OwnChanges) => call(changeOwnProfile, { body }));
}

export function useChangeProfile() {
  return useFamilyChange(({ id, changes }: { id: string; changes: ProfileChanges }) =>
    call(changeProfile, { id, body: changes }),
  );
}

/** Null removes the PIN. */
export function useSetPin() {
  return useFamilyChange(({ id, pin }: { id: string; pin: string | null }) =>
    call(setPin, { id, body: { pin } }),
  );
}

export function useApproveProfile() {
  return useFamilyChange((id: string) => call(approveProfile, { id }));
}

export function useDeleteProfile() {
  return useFamilyChange((id: string) => call(deleteProfile, { id }));
}

export function useChooseSeats() {
  return useFamilyChange((profileIds: string[]) => call(chooseSeats, { body: { profileIds } }));
}

export function useRenameHousehold() {
  return useFamilyChange((name: string) => call(renameHousehold, { body: { name } }));
}

export function useRenewCode() {
  return useFamilyChange(() => call(renewHouseholdCode, {}));
}

export function useDeleteCode() {
  return useFamilyChange(() => call(deleteHouseholdCode, {}));
}

export function useDeleteHousehold() {
  return useFamilyChange(() => call(deleteHousehold, {}));
}

/** Downloads all data about the household as a file. */
export function useExportHousehold() {
  return useMutation({
    mutationFn: async () =>
      saveFile(await fetchFile(householdExportPath), "goldmane-household.zip"),
    onError: showErrorToast,
  });
}
