import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PasswordDialog } from "#features/account/password-dialog.tsx";
import { passwordPrompt } from "#platform/prompts/password-prompt.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { useStore } from "#platform/store.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { DevicesSection } from "./devices-section.tsx";

let isConfirmed: boolean;
const signOuts: number[] = [];

/** A server that asks for the password before it signs everyone out. */
async function answer(url: string, { body }: { body?: string } = {}): Promise<Response> {
  if (url === "/api/devices") return Response.json([]);
  if (url === "/api/session") return Response.json({ ...visitorSession, level: "account" });
  if (url === "/api/account/confirm") {
    isConfirmed = JSON.parse(body ?? "{}").password === "correct horse battery";
    return isConfirmed
      ? Response.json({ ...visitorSession, level: "account", confirmedUntil: 1 })
      : Response.json({ error: "NOT_SIGNED_IN", message: "Not that one." }, { status: 401 });
  }
  signOuts.push(isConfirmed ? 200 : 403);
  return isConfirmed
    ? Response.json(visitorSession)
    : Response.json(
        { error: "CONFIRMATION_REQUIRED", message: "Your password again." },
        { status: 403 },
      );
}

/** The dialog that the app renders next to every page. */
function Beside() {
  const asking = useStore(passwordPrompt);
  return asking && <PasswordDialog {...asking} />;
}

const onLeft = vi.fn<() => void>();

beforeEach(() => {
  isConfirmed = false;
  signOuts.length = 0;
  onLeft.mockClear();
  vi.stubGlobal("fetch", vi.fn(answer));
  render(
    <QueryClientProvider client={createQueryCache()}>
      <DevicesSection onLeft={onLeft} />
      <Beside />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  passwordPrompt.get()?.settle(false);
  vi.unstubAllGlobals();
});

async function ask(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  const sure = await screen.findByRole("dialog", { name: "Sign out everywhere?" });
  fireEvent.click(within(sure).getByRole("button", { name: "Sign out everywhere" }));
  return await screen.findByRole("dialog", { name: "Confirm your password" });
}

function give(dialog: HTMLElement, password: string): void {
  const field = within(dialog).getByLabelText("Password");
  fireEvent.change(field, { target: { value: password } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
}

test("everyone is signed out once the password is confirmed", async () => {
  const dialog = await ask();
  give(dialog, "a guess");
  await screen.findByText("Not that one.");
  expect(onLeft).not.toHaveBeenCalled();
  give(dialog, "correct horse battery");
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  expect(signOuts).toEqual([403, 200]);
});

test("no one is signed out without the password", async () => {
  const dialog = await ask();
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(passwordPrompt.get()).toBeNull());
  expect(onLeft).not.toHaveBeenCalled();
  expect(signOuts).toEqual([403]);
});
