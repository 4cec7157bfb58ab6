import type { RegistrationMode } from "@goldmane/contracts/admin/settings";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "./app.ts";

type Needs = Pick<App, "settings" | "payments">;

/** The registration mode. Without payments nobody could buy the plan that open registration needs. */
export function readRegistration({ settings, payments }: Needs): RegistrationMode {
  const mode = settings.get("registration");
  return mode === "open" && payments.gateway === "none" ? "closed" : mode;
}

/** @throws AppError REGISTRATION_CLOSED unless anyone may sign up. */
export function requireOpenRegistration(app: Needs): void {
  if (readRegistration(app) === "open") return;
  throw new AppError(
    "REGISTRATION_CLOSED",
    "This server doesn’t take new sign-ups. Join with your household code, or ask for an invitation.",
  );
}

/** @throws AppError CONFLICT for open registration without payments. */
export function requirePayments({ payments }: Needs, mode: RegistrationMode | undefined): void {
  if (mode !== "open" || payments.gateway !== "none") return;
  throw new AppError(
    "CONFLICT",
    "A public service needs payments. Set up Stripe first, or start the server with PAYMENTS=sandbox.",
  );
}
