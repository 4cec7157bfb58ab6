import { expect, test } from "vitest";
import { toBackupName } from "./rules.ts";
import { backupName } from "./schema.ts";

test.each([
  ["goldmane-20261126-031045.tar", "goldmane-20261126-031045.tar"],
  ["goldmane (1).tar", "goldmane-1-.tar"],
  ["Copia de seguridad ñ.TAR", "Copia-de-seguridad-.tar"],
  ["../../.hidden.tar", "hidden.tar"],
  ["", "backup.tar"],
  ["x".repeat(300), `${"x".repeat(90)}.tar`],
])("%s is stored as %s", (given, name) => {
  expect(toBackupName(given)).toBe(name);
  expect(backupName.safeParse(name).success).toBe(true);
});
