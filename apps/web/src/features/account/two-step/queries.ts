import {
  beginTwoStep,
  renewRecoveryCodes,
  turnTwoStepOff,
  turnTwoStepOn,
} from "@goldmane/contracts/account/two-step/api";
import { useAccountChange } from "#features/account/settings/queries.ts";
import { call } from "#platform/api.ts";

export function useBeginTwoStep() {
  return useAccountChange(() => call(beginTwoStep, {}));
}

export function useTurnTwoStepOn() {
  return useAccountChange((code: string) => call(turnTwoStepOn, { body: { code } }));
}

export function useRenewRecoveryCodes() {
  return useAccountChange(() => call(renewRecoveryCodes, {}));
}

export function useTurnTwoStepOff() {
  return useAccountChange(() => call(turnTwoStepOff, {}));
}
