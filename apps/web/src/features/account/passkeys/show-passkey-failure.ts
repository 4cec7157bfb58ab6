import { WebAuthnError } from "@simplewebauthn/browser";
import { say } from "#platform/words/say.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** Shows why a passkey failed, unless the viewer canceled the device's prompt. */
export function showPasskeyFailure(error: unknown): void {
  const isDevices = error instanceof WebAuthnError || error instanceof DOMException;
  if (!isDevices) return showErrorToast(error);
  const isKnown =
    error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  showToast({
    title: isKnown ? say`It is here already` : say`No passkey was used`,
    description: isKnown
      ? say`This device has a passkey of your account.`
      : say`The device was not asked, or did not agree. Try again when you like.`,
    variant: "alarm",
  });
}
