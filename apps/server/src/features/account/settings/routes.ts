import * as api from "@goldmane/contracts/account/settings/api";
import { handle } from "#platform/http/handler.ts";
import { wordsFor } from "#platform/words/words-for.ts";
import { requestAddressChange, requestVerification, verifyAddress } from "./change-address.ts";
import { changePassword } from "./change-password.ts";
import { readAccount, readEvents } from "./read-account.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";

export const settingsRoutes = [
  handle(api.getAccount, ({ app, viewer }) => readAccount(app, viewer)),
  handle(api.listAccountEvents, ({ app, viewer, browser }) =>
    readEvents(app, viewer, wordsFor(viewer, browser)),
  ),
  handle(api.requestVerification, ({ app, viewer, browser }) =>
    requestVerification(app, { viewer, browser }),
  ),
  handle(api.verifyAddress, ({ app, browser, body }) => verifyAddress(app, browser, body.token)),
  handle(api.requestPasswordReset, ({ app, browser, body }) =>
    requestPasswordReset(app, browser, body.email),
  ),
  handle(api.resetPassword, ({ app, viewer, browser, body }) =>
    resetPassword(app, { viewer, browser }, body),
  ),
  handle(api.changePassword, ({ app, viewer, browser, body }) =>
    changePassword(app, { viewer, browser }, body),
  ),
  handle(api.changeAddress, ({ app, viewer, browser, body }) =>
    requestAddressChange(app, { viewer, browser }, body.email),
  ),
];
