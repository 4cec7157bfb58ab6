import {
  addPasskey as add,
  beginPasskey as begin,
  beginPasskeySignIn as beginSignIn,
  removePasskey as remove,
  renamePasskey as rename,
  signInByPasskey as enter,
} from "@goldmane/contracts/account/passkeys/api";
import { handle } from "#platform/http/handler.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { removePasskey, renamePasskey } from "./manage-passkeys.ts";
import { beginPasskeySignIn, signInByPasskey } from "./sign-in-by-passkey.ts";

export const passkeyRoutes = [
  handle(begin, ({ app, viewer, browser }) => beginPasskey(app, { viewer, browser })),
  handle(add, ({ app, viewer, browser, body }) => addPasskey(app, { viewer, browser }, body)),
  handle(rename, ({ app, viewer, params, body }) =>
    renamePasskey(app, viewer, { ...params, ...body }),
  ),
  handle(remove, ({ app, viewer, browser, params }) =>
    removePasskey(app, { viewer, browser }, params.id),
  ),
  handle(beginSignIn, ({ app, viewer, browser }) => beginPasskeySignIn(app, { viewer, browser })),
  handle(enter, ({ app, viewer, browser, body }) =>
    signInByPasskey(app, { viewer, browser }, body),
  ),
];
