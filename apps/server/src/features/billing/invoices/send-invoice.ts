import { AppError } from "@goldmane/contracts/errors";
import type { RawCall } from "#platform/http/raw-route.ts";
import { askedLanguage } from "#platform/identity/asked-language.ts";
import { wordsFor } from "#platform/words/words-for.ts";
import { readHouseholdName } from "#features/family/service.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { findInvoice } from "./store.ts";

/** Sends one invoice as a printable HTML page. */
export async function sendInvoice({
  app,
  request,
  reply,
  findViewer,
}: RawCall<"parent">): Promise<unknown> {
  const viewer = await findViewer();
  const { householdId } = viewer;
  const { id } = request.params as { id: string };
  const invoice = await findInvoice(app.db, { id, householdId });
  if (!invoice) throw new AppError("NOT_FOUND", "This invoice doesn’t exist.");
  const household = (await readHouseholdName(app, householdId)) ?? "";
  return await reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(
      drawInvoice(invoice, {
        household,
        isSandbox: app.payments.gateway === "sandbox",
        words: wordsFor(viewer, { language: askedLanguage(request, app) }),
      }),
    );
}
