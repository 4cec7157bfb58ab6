import type { AccountEvent } from "@goldmane/contracts/account/settings/schema";

const eventNames: Readonly<Record<AccountEvent["kind"], string>> = {
  "account.created": "Account opened",
  "account.signed-in": "Signed in",
  "account.sign-in-refused": "Sign-in refused",
  "account.code-refused": "Code refused",
  "account.confirmed": "Password given again",
  "account.address-verified": "Address verified",
  "account.address-changed": "Address changed",
  "account.password-changed": "Password changed",
  "account.password-reset": "Password set by mail",
  "account.passkey-added": "Passkey added",
  "account.passkey-removed": "Passkey removed",
  "account.two-step-on": "Two-step sign-in turned on",
  "account.two-step-off": "Two-step sign-in turned off",
  "account.two-step-off-by-operator": "Two-step sign-in turned off by who runs the house",
  "account.recovery-codes-renewed": "New recovery codes",
};

export function nameEvent({ kind }: AccountEvent): string {
  return eventNames[kind];
}

/** Whether somebody failed to come in: worth a look. */
export function isRefusal({ kind }: AccountEvent): boolean {
  return kind === "account.sign-in-refused" || kind === "account.code-refused";
}
