import {
  confirmPassword as confirm,
  createAccount as create,
  signIn as enter,
} from "@goldmane/contracts/account/sign-in/api";
import { handle } from "#platform/http/handler.ts";
import { confirmPassword } from "./confirm-password.ts";
import { createAccount } from "./create-account.ts";
import { signIn } from "./sign-in.ts";

export const signInRoutes = [
  handle(create, ({ app, viewer, browser, body }) => createAccount(app, { viewer, browser }, body)),
  handle(enter, ({ app, browser, body }) => signIn(app, browser, body)),
  handle(confirm, ({ app, viewer, browser, body }) =>
    confirmPassword(app, { viewer, browser }, body),
  ),
];
