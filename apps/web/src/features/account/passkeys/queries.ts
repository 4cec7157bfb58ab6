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
import { sayPasskeyFailure } from "./say-passkey-failure.ts";

/** Has this device make a passkey, and the account keep it. Says itself why it did not. */
export function useAddPasskey() {
  return useAccountChange(async (name: string) => {
    const optionsJSON = await call(beginPasskey, {});
    const { response, ...made } = await startRegistration({ optionsJSON });
    return await call(addPasskey, {
      body: { name, passkey: { ...made, response, clientExtensionResults: {} } },
    });
  }, sayPasskeyFailure);
}

export function useRenamePasskey() {
  return useAccountChange(({ id, name }: { id: string; name: string }) =>
    call(renamePasskey, { id, body: { name } }),
  );
}

export function useRemovePasskey() {
  return useAccountChange((id: string) => call(removePasskey, { id }));
}

/** Signs in by whichever passkey the viewer takes. */
export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(beginPasskeySignIn, {});
      const used = await startAuthentication({ optionsJSON });
      await prepareViewerChange();
      return await call(signInByPasskey, { body: { ...used, clientExtensionResults: {} } });
    },
    onError: sayPasskeyFailure,
  });
}
