import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from "@goldmane/contracts/account/passkeys/api";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { useAccountChange } from "#features/account/settings/queries.ts";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { showPasskeyFailure } from "./show-passkey-failure.ts";

/** Creates a passkey on this device and stores it in the account. Shows its own errors. */
export function useAddPasskey() {
  return useAccountChange(async (name: string) => {
    const optionsJSON = await call(beginPasskey, {});
    const { response, ...made } = await startRegistration({ optionsJSON });
    return await call(addPasskey, {
      body: { name, passkey: { ...made, response, clientExtensionResults: {} } },
    });
  }, showPasskeyFailure);
}

export function useRenamePasskey() {
  return useAccountChange(({ id, name }: { id: string; name: string }) =>
    call(renamePasskey, { id, body: { name } }),
  );
}

export function useRemovePasskey() {
  return useAccountChange((id: string) => call(removePasskey, { id }));
}

/** Signs in with any passkey that the viewer picks. */
export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(beginPasskeySignIn, {});
      const used = await startAuthentication({ optionsJSON });
      await prepareViewerChange();
      return await call(signInByPasskey, { body: { ...used, clientExtensionResults: {} } });
    },
    onError: showPasskeyFailure,
  });
}
