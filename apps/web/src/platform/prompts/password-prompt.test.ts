import { afterEach, expect, test } from "vitest";
import { askForPassword, passwordPrompt } from "./password-prompt.ts";

afterEach(() => passwordPrompt.get()?.settle(true));

test("concurrent callers share one prompt", async () => {
  const callers = [askForPassword(), askForPassword()];
  expect(passwordPrompt.get()).toMatchObject({ forAccount: false });
  passwordPrompt.get()?.settle(true);
  await Promise.all(callers);
  expect(passwordPrompt.get()).toBeNull();
});

test("an open prompt asks for the account's password as soon as one of its callers needs it", async () => {
  const callers = [askForPassword(), askForPassword(true), askForPassword()];
  expect(passwordPrompt.get()).toMatchObject({ forAccount: true });
  passwordPrompt.get()?.settle(true);
  await Promise.all(callers);
});

test("a prompt after one for the account's password accepts a profile's again", () => {
  void askForPassword(true);
  passwordPrompt.get()?.settle(true);
  void askForPassword();
  expect(passwordPrompt.get()).toMatchObject({ forAccount: false });
});
