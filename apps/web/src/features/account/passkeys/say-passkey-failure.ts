import { WebAuthnError } from "@simplewebauthn/browser";
import { sayRefusal } from "#ui/toast/say-refusal.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** Says why a passkey did not work. Who turned the device's question away knows already. */
export function sayPasskeyFailure(error: unknown): void {
  const isDevices = error instanceof WebAuthnError || error instanceof DOMException;
  if (!isDevices) return sayRefusal(error);
  const isKnown =
    error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  showToast({
    title: isKnown ? "It is here already" : "No passkey was used",
    description: isKnown
      ? "This device has a passkey of your account."
      : "The device was not asked, or did not agree. Try again when you like.",
    look: "alarm",
  });
}
