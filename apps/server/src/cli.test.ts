import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { authenticatorSecret } from "@goldmane/contracts/account/two-step/schema";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
import { sellingEnv } from "#platform/testing/selling-env.ts";
import { spawnServer } from "#platform/testing/spawn-server.ts";

vi.setConfig({ testTimeout: 240_000 });

const owner = { email: "ada@example.org", password: "correct horse battery" };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function spawn(script: string, args: readonly string[] = []) {
  const env = { PATH: readSearchPath(), DATA_DIR: folder, PORT: "0", GOLDMANE_DEMO: "0" };
  const quiet = { WARM_CACHE: "0", LOG_LEVEL: "error" };
  return spawnServer({ ...env, ...quiet, ...sellingEnv }, { script, args });
}

async function operate(...args: string[]) {
  await using command = spawn("src/cli.ts", args);
  const { code } = await command.exited;
  return { code, said: command.said().trim() };
}

function post(url: string, body: object, cookie = "") {
  const headers = { "content-type": "application/json", origin: new URL(url).origin, cookie };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}

function cookieOf(answer: Response): string {
  return (answer.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
}

test("the operator's command lets in an owner who lost app and codes, while the server is down", async () => {
  {
    await using server = spawn("src/main.ts");
    const url = await server.url;
    const account = { ...owner, householdName: "Gold", name: "Ada" };
    const cookie = cookieOf(await post(`${url}/api/account`, account));
    const begun = await post(`${url}/api/account/two-step`, {}, cookie);
    const { secret } = authenticatorSecret.parse(await begun.json());
    const code = new TOTP({ secret }).generate();
    const on = await post(`${url}/api/account/two-step/confirm`, { code }, cookie);
    expect(on.status).toBe(200);
    expect((await post(`${url}/api/account/sign-in`, owner)).status).toBe(403);

    const whileOpen = await operate("two-step-off", owner.email);
    expect(whileOpen.code).toBe(1);
    expect(whileOpen.said).toContain("Stop it");
  }
  const unknown = await operate("two-step-off", "bob@example.org");
  expect(unknown).toEqual({ code: 1, said: "No account or profile is named bob@example.org." });
  expect((await operate("two-step-off", owner.email)).code).toBe(0);
  const reset = await operate("reset-password", "Ada");
  const password = /new password: (\S+)/.exec(reset.said)?.[1] ?? "";
  expect((await operate("make-operator", owner.email)).code).toBe(0);

  await using server = spawn("src/main.ts");
  const url = `${await server.url}/api/account/sign-in`;
  expect((await post(url, owner)).status).toBe(401);
  const signedIn = await post(url, { ...owner, password });
  const session = { level: "account", email: owner.email, isOperator: true };
  expect(await signedIn.json()).toMatchObject(session);
});

test("an unknown or incomplete command prints the usage", async () => {
  const unknown = await operate("dance");
  expect(unknown.said).toBe(
    'Unknown command "dance". Known: migrate, reset-password, two-step-off, make-operator, restore, evaluate-leo.',
  );
  const lacking = await operate("two-step-off");
  expect(lacking).toEqual({
    code: 1,
    said: "two-step-off needs a username or the e-mail address of an account.",
  });
});
