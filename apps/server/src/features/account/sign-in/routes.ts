import * as api from "@goldmane/contracts/account/sign-in/api";
import { handle } from "#platform/http/handler.ts";
import { confirmPassword } from "./confirm-password.ts";
import { createAccount } from "./create-account.ts";
import { signIn } from "./sign-in.ts";

export const signInRoutes = [
  handle(api.createAccount, ({ app, viewer, browser, body }) =>
    createAccount(app, { viewer, browser }, body),
  ),
  handle(api.signIn, ({ app, browser, body }) => signIn(app, browser, body)),
  handle(api.confirmPassword, ({ app, viewer, browser, body }) =>
    confirmPassword(app, { viewer, browser }, body),
  ),
];
