import { readFileSync } from "node:fs";
import { lionMark } from "@goldmane/stage/intro/lion-mark";
import { expect, test } from "vitest";

const web = new URL("../../apps/web/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, web), "utf8");

test("the intro's mark equals the web app's mark and the favicon", () => {
  const { farMane, nearMane, muzzle, sleepingEyes, colors } = lionMark;
  const [inApp, inTab] = [read("src/ui/brand/lion.ts"), read("public/mark.svg")];
  for (const path of [farMane, nearMane, muzzle]) {
    expect(inApp).toContain(path);
    expect(inTab).toContain(path);
  }
  for (const color of Object.values(colors)) expect(inTab).toContain(color);
  expect(read("src/ui/brand/sleeping-lion.tsx")).toContain(sleepingEyes);
});
