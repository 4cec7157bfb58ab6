import {
  requestVerification as askAgain,
  changeAddress,
  changePassword as change,
  requestPasswordReset as forget,
  getAccount,
  listAccountEvents,
  resetPassword as reset,
  verifyAddress as verify,
} from "@goldmane/contracts/account/settings/api";
import { handle } from "#platform/http/handler.ts";
import { requestAddressChange, requestVerification, verifyAddress } from "./change-address.ts";
import { changePassword } from "./change-password.ts";
import { readAccount, readEvents } from "./read-account.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";

export const settingsRoutes = [
  handle(getAccount, ({ app, viewer }) => readAccount(app, viewer)),
  handle(listAccountEvents, ({ app, viewer }) => readEvents(app, viewer)),
  handle(askAgain, ({ app, viewer, browser }) => requestVerification(app, { viewer, browser })),
  handle(verify, ({ app, browser, body }) => verifyAddress(app, browser, body.token)),
  handle(forget, ({ app, browser, body }) => requestPasswordReset(app, browser, body.email)),
  handle(reset, ({ app, viewer, browser, body }) => resetPassword(app, { viewer, browser }, body)),
  handle(change, ({ app, viewer, browser, body }) =>
    changePassword(app, { viewer, browser }, body),
  ),
  handle(changeAddress, ({ app, viewer, browser, body }) =>
    requestAddressChange(app, { viewer, browser }, body.email),
  ),
];
