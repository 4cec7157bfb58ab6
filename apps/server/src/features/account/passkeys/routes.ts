import * as api from "@goldmane/contracts/account/passkeys/api";
import { handle } from "#platform/http/handler.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { removePasskey, renamePasskey } from "./manage-passkeys.ts";
import { beginPasskeySignIn, signInByPasskey } from "./sign-in-by-passkey.ts";

export const passkeyRoutes = [
  handle(api.beginPasskey, ({ app, viewer, browser }) => beginPasskey(app, { viewer, browser })),
  handle(api.addPasskey, ({ app, viewer, browser, body }) =>
    addPasskey(app, { viewer, browser }, body),
  ),
  handle(api.renamePasskey, ({ app, viewer, params, body }) =>
    renamePasskey(app, viewer, { ...params, ...body }),
  ),
  handle(api.removePasskey, ({ app, viewer, browser, params }) =>
    removePasskey(app, { viewer, browser }, params.id),
  ),
  handle(api.beginPasskeySignIn, ({ app, viewer, browser }) =>
    beginPasskeySignIn(app, { viewer, browser }),
  ),
  handle(api.signInByPasskey, ({ app, viewer, browser, body }) =>
    signInByPasskey(app, { viewer, browser }, body),
  ),
];
