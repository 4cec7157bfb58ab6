import type { AccountEvent } from "@goldmane/contracts/account/settings/schema";
import { say } from "#platform/words/say.ts";

/** Readable names of account events. */
export const eventNames = (): Readonly<Record<AccountEvent["kind"], string>> => ({
  "account.created": say`Account created`,
  "account.signed-in": say`Signed in`,
  "account.sign-in-refused": say`Failed sign-in`,
  "account.code-refused": say`Wrong code`,
  "account.confirmed": say`Password confirmed`,
  "account.address-verified": say`Address verified`,
  "account.address-changed": say`Address changed`,
  "account.password-changed": say`Password changed`,
  "account.password-reset": say`Password reset`,
  "account.passkey-added": say`Passkey added`,
  "account.passkey-removed": say`Passkey removed`,
  "account.two-step-on": say`Two-step sign-in turned on`,
  "account.two-step-off": say`Two-step sign-in turned off`,
  "account.two-step-off-by-operator": say`Two-step sign-in turned off by the administrator`,
  "account.recovery-codes-renewed": say`New recovery codes`,
});

export function nameEvent({ kind }: AccountEvent): string {
  return eventNames()[kind];
}

/** Whether an event is a refused sign-in, which is highlighted. */
export function isRefusal({ kind }: AccountEvent): boolean {
  return kind === "account.sign-in-refused" || kind === "account.code-refused";
}
