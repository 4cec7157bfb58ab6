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
    title: isKnown ? say`Already added` : say`Passkey canceled`,
    description: isKnown
      ? say`This device already has a passkey for your account.`
      : say`Nothing was changed. Try again any time.`,
    variant: "alarm",
  });
}
